import { chakra } from '@chakra-ui/react'
import { useLoaded } from '#src/core/use-loaded.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** The next booking, in a place that stays as large whatever becomes of it. Its code comes for who has one. */
export function ComingUp() {
  const part = useLoaded(() => import('./coming-banner.tsx'))
  return <Room>{part ? <part.ComingBanner /> : <Skeleton height="full" borderRadius="card" />}</Room>
}

/** Two lines, and what is around them. */
const Room = chakra('div', {
  base: { display: 'grid', height: 'calc(2.625rem + 34px)', md: { maxWidth: '560px' } },
})
