import { chakra } from '@chakra-ui/react'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** The skeleton of a conversation. */
export function ThreadSkeleton() {
  return (
    <chakra.div display="grid" gap="4" width="full" maxWidth="640px" marginInline="auto">
      <Skeleton height="28px" width="140px" />
      <Skeleton height="96px" borderRadius="card" />
      <Skeleton height="48px" width="62%" borderRadius="18px" />
      <Skeleton height="48px" width="48%" borderRadius="18px" justifySelf="end" />
    </chakra.div>
  )
}
