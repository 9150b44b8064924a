import type { LeafletEventHandlerFnMap, TileErrorEvent, TileEvent, TileLayer } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'

const ASK_AGAIN_MS = 3_000

/**
 * Whether none of a layer's pictures came, wherever one looks; and what the layer has to be listened to for that.
 * Those that did not come are asked for again once there is a network.
 *
 * @param onAll Called when all that are in sight came, or will not.
 */
export function useBlankLayer(onAll: () => void): [boolean, LeafletEventHandlerFnMap] {
  const [isBlank, setIsBlank] = useState(false)
  const lacking = useRef<TileLayer>(undefined)
  const isOnline = useObserved(connection) === 'online'
  useEffect(() => {
    const askAgain = () => {
      lacking.current?.redraw()
      lacking.current = undefined
    }
    if (isOnline) askAgain()
    if (!isBlank) return
    // The network may be back before any call has found that it was gone, and lose what is asked for first.
    const timer = setInterval(() => navigator.onLine && askAgain(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOnline, isBlank])
  const handlers = useMemo(() => {
    const came = new Set<HTMLElement>()
    const failed = new Set<HTMLElement>()
    const forget = ({ tile }: TileEvent) => {
      came.delete(tile)
      failed.delete(tile)
    }
    return {
      tileload: ({ tile }: TileEvent) => void came.add(tile),
      tileerror({ tile, target }: TileErrorEvent) {
        failed.add(tile)
        lacking.current = target
      },
      tileunload: forget,
      load() {
        setIsBlank(came.size === 0 && failed.size > 0)
        onAll()
      },
    }
  }, [onAll])
  return [isBlank, handlers]
}
