import { chakra } from '@chakra-ui/react'
import { streetAtNight } from './at-night.ts'
import { Attribution } from './attribution.tsx'
import { CentrePin } from './centre-pin.tsx'
import type { MapPoint } from './map-props.ts'
import { stillTiles, TILE_SIDE } from './tiles-around.ts'
import { useTiles } from './use-tiles.ts'

/** It stands still: on a page that one scrolls, a map that moves would take the thumb away. So tiles will do. */
export function StillTiles({ at }: { at: MapPoint }) {
  const tiles = useTiles()
  return (
    <>
      <Streets dir="ltr">
        {stillTiles(at, tiles.urls.street).map(({ url, x, y }) => (
          // Lazy: what a narrow page cuts off is not fetched.
          <Tile
            key={url}
            src={url}
            alt=""
            loading="lazy"
            crossOrigin="anonymous"
            style={{ translate: `${x}px ${y}px` }}
          />
        ))}
      </Streets>
      <CentrePin isLifted={false} />
      <Attribution>{tiles.attribution}</Attribution>
    </>
  )
}

/** A spot in the middle, which the tiles lie around. */
const Streets = chakra('div', {
  base: { position: 'absolute', top: '50%', insetInlineStart: '50%', _dark: streetAtNight },
})

const Tile = chakra('img', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: '0',
    width: `${TILE_SIDE}px`,
    maxWidth: 'none',
    height: `${TILE_SIDE}px`,
  },
})
