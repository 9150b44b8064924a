import { chakra } from '@chakra-ui/react'
import { useCallback, useEffect, useState } from 'react'
import type { LeafletMap } from './leaflet-map.tsx'
import { MapFailed } from './map-failed.tsx'
import type { MapProps } from './map-props.ts'
import { useTiles } from './use-tiles.ts'

/**
 * A map that fills its frame. Leaflet comes when a map is first shown, and without Suspense: a part of the page that
 * was suspended and shown again would hand Leaflet an element it already uses.
 */
export function MapView(props: MapProps) {
  const tiles = useTiles()
  const [Loaded, setLoaded] = useState<typeof LeafletMap>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    import('./leaflet-map.tsx').then(
      (it) => setLoaded(() => it.LeafletMap),
      () => setHasFailed(true),
    )
  }, [])
  useEffect(load, [load])
  if (Loaded) return <Loaded {...props} tiles={tiles} />
  return <Blank aria-busy={!hasFailed}>{hasFailed && <MapFailed onAgain={load} />}</Blank>
}

const Blank = chakra('div', { base: { height: 'full', borderRadius: 'card', background: 'land' } })
