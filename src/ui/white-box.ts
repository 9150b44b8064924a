import { chakra } from '@chakra-ui/react'

/** What belongs together, lifted off the page. */
export const WhiteBox = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
  },
})
