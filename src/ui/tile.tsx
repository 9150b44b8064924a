import { chakra } from '@chakra-ui/react'

/** A rounded square in a hint of its own colour, around an icon. */
export const Tile = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '56px',
    height: '56px',
    borderRadius: 'tile',
    background: 'color-mix(in srgb, currentColor 14%, transparent)',
  },
})
