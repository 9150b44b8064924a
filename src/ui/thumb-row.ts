import { chakra } from '@chakra-ui/react'

/** A row with a small picture, and text beside it. */
export const ThumbRow = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '3',
  },
})

export const Thumb = chakra('div', {
  base: { borderRadius: '14px', overflow: 'hidden', '& > div': { aspectRatio: '1' } },
})
