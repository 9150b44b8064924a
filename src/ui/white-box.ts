import { chakra } from '@chakra-ui/react'

/** A white box for content that belongs together. */
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
