import { chakra } from '@chakra-ui/react'
import { useLoaded } from '#src/core/use-loaded.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { IN_LARGE_LETTERS } from '#src/ui/style-properties.ts'
import { comingPart } from './coming-part.ts'

/** The next booking, in a place whose size never changes. Its code is loaded only for people who have one. */
export function ComingUp() {
  const part = useLoaded(comingPart)
  return <Room>{part ? <part.ComingBanner /> : <Skeleton height="full" borderRadius="card" />}</Room>
}

/**
 * Room for two lines and their padding; in large letters for two more, since what stands beside them wraps.
 */
const Room = chakra('div', {
  base: {
    display: 'grid',
    height: 'calc(2.625rem + 34px)',
    [IN_LARGE_LETTERS]: { height: 'calc(5.125rem + 50px)' },
    md: { maxWidth: '560px' },
  },
})
