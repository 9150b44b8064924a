import type { LeafletEventHandlerFnMap, TileErrorEvent, TileEvent, TileLayer } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import type { LayerName } from './use-tiles.ts'

const ASK_AGAIN_MS = 3_000

/**
 * Tells whether all tiles of a layer that are in sight failed to load, and returns the layer's event handlers
 * that find that out. Missing tiles are requested again once there is a network.
 *
 * @param onAll Called when all tiles in sight have loaded or failed.
 */
export function useBlankLayer(layer: LayerName, onAll: () => void): [boolean, LeafletEventHandlerFnMap] {
  const [blank, setBlank] = useState<LayerName>()
  const isBlank = blank === layer
  const lacking = useRef<TileLayer>(undefined)
  const isOnline = useObserved(connection) === 'online'
  useEffect(() => {
    const askAgain = () => {
      lacking.current?.redraw()
      lacking.current = undefined
    }
    if (isOnline) askAgain()
    if (!isBlank) return
    // The network may be back before any call has noticed that it was gone, and the first requests may fail
    // again.
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
        setBlank(came.size === 0 && failed.size > 0 ? layer : undefined)
        onAll()
      },
    }
    // A removed layer does not report that its tiles are removed, so each layer has its own sets.
  }, [layer, onAll])
  return [isBlank, handlers]
}
