import { chakra } from '@chakra-ui/react'

/** The layout of a screen with a title and content below it. */
export const ListColumn = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
})

/** A list of cards, side by side where there is room. */
export const CardList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    listStyle: 'none',
    md: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))', columnGap: '6' },
  },
})
