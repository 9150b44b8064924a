import { chakra } from '@chakra-ui/react'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { FirstLook } from './first-look.tsx'
import type { LeafletMap } from './leaflet-map.tsx'
import { MapFailed } from './map-failed.tsx'
import type { MapProps } from './map-props.ts'
import { useTiles } from './use-tiles.ts'

/**
 * Not written with `then`: Vite would take that for a part of the import, and a failure caught there would
 * reach nobody else.
 */
const bringMap = async () => (await import('./leaflet-map.tsx')).LeafletMap

/**
 * A map that fills its frame. Leaflet comes when a map is first shown, and without Suspense: a part of the
 * page that was suspended and shown again would hand Leaflet an element it already uses. Until it shows the
 * same, a still picture of what it will show stands below it.
 */
export function MapView(props: MapProps) {
  const { bringMore, onFailed } = props
  const tiles = useTiles()
  const [Loaded, setLoaded] = useState<typeof LeafletMap>()
  const [hasFailed, setHasFailed] = useState(false)
  const [isCovered, setIsCovered] = useState(false)
  const cover = useCallback(() => setIsCovered(true), [])
  const load = useCallback(() => {
    const tell = (is: boolean) => {
      setHasFailed(is)
      onFailed?.(is)
    }
    const fail = () => tell(true)
    tell(false)
    bringMap().then((it) => startTransition(() => setLoaded(() => it)), fail)
    bringMore?.().catch(fail)
  }, [bringMore, onFailed])
  useEffect(load, [load])
  return (
    <Whole aria-busy={!Loaded && !hasFailed}>
      {!isCovered && !hasFailed && <FirstLook at={props.start} isUnderSheet={props.isUnderSheet} />}
      {hasFailed ? (
        <MapFailed onAgain={load} />
      ) : (
        Loaded && <Loaded {...props} tiles={tiles} onCover={cover} />
      )}
    </Whole>
  )
}

const Whole = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    height: 'full',
    borderRadius: 'card',
    background: 'land',
  },
})
