import { chakra } from '@chakra-ui/react'

/** Stands where something is about to be, in its size, so that nothing shifts when it arrives. */
export const Skeleton = chakra('div', {
  base: { background: 'line', borderRadius: 'control', minHeight: '1.5rem' },
})
