import { chakra } from '@chakra-ui/react'

/** A grid of tiles, two a row on a phone. */
export const tileGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: '3',
  listStyle: 'none',
} as const

/** The look of a tile: a small picture with a word beside it, which can be pressed. */
export const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '64px',
  height: 'full',
  paddingInlineEnd: '2',
  borderRadius: 'card',
  overflow: 'hidden',
  background: 'card',
  boxShadow: 'float',
  color: 'ink',
  fontSize: '14',
  fontWeight: 'semibold',
  lineHeight: '1.25',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  transition: 'transform {durations.fast} ease-out',
  _active: { transform: 'scale(0.98)' },
} as const

/** The picture of a tile: square, and as tall as the tile. */
export const TilePicture = chakra('span', {
  base: {
    display: 'grid',
    alignSelf: 'stretch',
    flex: 'none',
    width: '52px',
    overflow: 'hidden',
    background: 'color-mix(in srgb, currentColor 18%, transparent)',
    '& > svg': { placeSelf: 'center' },
    '& > div': { height: 'full', aspectRatio: 'auto' },
  },
})
