import { chakra } from '@chakra-ui/react'
import { type RefCallback, useCallback, useState } from 'react'
import { Attribution } from './attribution.tsx'
import { CentrePin } from './centre-pin.tsx'
import type { MapPoint } from './map-props.ts'
import { TilePicture } from './tile-picture.tsx'
import { stillTiles } from './tiles-around.ts'
import { useTiles } from './use-tiles.ts'

/** A browser sends six requests to a server at once; what is tapped next must not queue behind a slow map. */
const AT_ONCE = 3

/** The tiles of a still map: one that moves would catch the thumb of who scrolls the page. */
export function StillTiles({ at }: { at: MapPoint }) {
  const { urls, attribution } = useTiles()
  const [size, setSize] = useState<readonly [number, number]>()
  const [settled, setSettled] = useState(0)
  // Tiles that a narrow page cuts off are not fetched.
  const measure = useCallback<RefCallback<Element>>((frame) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize([entry.contentRect.width, entry.contentRect.height])
    })
    if (frame) observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  const tiles = size ? stillTiles(at, size, urls.street) : []
  return (
    <Whole ref={measure}>
      <TilePicture
        tiles={tiles.slice(0, settled + AT_ONCE)}
        onSettled={() => setSettled((before) => before + 1)}
      />
      <CentrePin isLifted={false} />
      <Attribution>{attribution}</Attribution>
    </Whole>
  )
}

const Whole = chakra('div', { base: { position: 'absolute', inset: '0' } })
