import type { LeafletEventHandlerFnMap, TileEvent } from 'leaflet'
import { useMemo, useState } from 'react'

/**
 * Whether none of a layer's pictures came, wherever one looks; and what the layer has to be listened to for that.
 *
 * @param onAll Called when all that are in sight came, or will not.
 */
export function useBlankLayer(onAll: () => void): [boolean, LeafletEventHandlerFnMap] {
  const [isBlank, setIsBlank] = useState(false)
  const handlers = useMemo(() => {
    const came = new Set<HTMLElement>()
    const failed = new Set<HTMLElement>()
    const forget = ({ tile }: TileEvent) => {
      came.delete(tile)
      failed.delete(tile)
    }
    return {
      tileload: ({ tile }: TileEvent) => void came.add(tile),
      tileerror: ({ tile }: TileEvent) => void failed.add(tile),
      tileunload: forget,
      load() {
        setIsBlank(came.size === 0 && failed.size > 0)
        onAll()
      },
    }
  }, [onAll])
  return [isBlank, handlers]
}
