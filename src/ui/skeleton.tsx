import { chakra } from '@chakra-ui/react'

/** A placeholder in the size of what is loading, so that nothing shifts when it arrives. */
export const Skeleton = chakra('div', {
  base: { background: 'line', borderRadius: 'control', minHeight: '1.5rem' },
})
