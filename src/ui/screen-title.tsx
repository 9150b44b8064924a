import { chakra } from '@chakra-ui/react'

/** The name of a screen. */
export const ScreenTitle = chakra('h1', {
  base: {
    fontSize: '24',
    fontWeight: 'bold',
    lineHeight: '1.2',
    letterSpacing: '-0.02em',
    md: { fontSize: '32' },
  },
})
