import { chakra } from '@chakra-ui/react'
import { streetAtNight } from './at-night.ts'
import { type StillTile, TILE_SIDE } from './tiles-around.ts'

interface Props {
  tiles: readonly StillTile[]
  /** Called for each tile that has loaded, or failed. */
  onSettled?: () => void
  /** Whether the map is what people came to see: the tile in its middle then has priority. */
  isFirst?: boolean
}

/** Street tiles that stand still, around the middle of their container. */
export function TilePicture({ tiles, onSettled, isFirst = false }: Props) {
  return (
    <Streets dir="ltr">
      {tiles.map(({ url, x, y, isMiddle }) => (
        <Tile
          key={url}
          src={url}
          alt=""
          crossOrigin="anonymous"
          fetchPriority={isFirst ? (isMiddle ? 'high' : 'low') : 'auto'}
          onLoad={onSettled}
          onError={onSettled}
          style={{ translate: `${x}px ${y}px` }}
        />
      ))}
    </Streets>
  )
}

/** The point in the middle that the tiles lie around. */
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
