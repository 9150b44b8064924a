import { chakra } from '@chakra-ui/react'
import { type RefCallback, useCallback, useState } from 'react'
import type { MapPoint } from './map-props.ts'
import type { StillTiles } from './still-tiles.tsx'

/** A still map of a location, loaded when it is about to be seen; without it the address says enough. */
export function StillMap({ at }: { at: MapPoint }) {
  const [Loaded, setLoaded] = useState<typeof StillTiles>()
  const frame = useCallback<RefCallback<Element>>((element) => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        import('./still-tiles.tsx').then(
          (it) => setLoaded(() => it.StillTiles),
          () => {},
        )
      },
      { rootMargin: '300px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <Frame ref={frame} aria-hidden>
      {Loaded && <Loaded at={at} />}
    </Frame>
  )
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: '200px',
    borderRadius: 'card',
    overflow: 'hidden',
    background: 'land',
    md: { height: '260px' },
  },
})
