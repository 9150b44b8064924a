import { chakra } from '@chakra-ui/react'

/** A screen that is a title and what stands below it. */
export const ListColumn = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
})

/** Cards below each other, and beside each other where there is room. */
export const CardList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    listStyle: 'none',
    md: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))', columnGap: '6' },
  },
})
