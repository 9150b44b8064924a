import { chakra } from '@chakra-ui/react'

/** One thing among others: a small picture, and beside it what there is to say. */
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
