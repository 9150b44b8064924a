import { chakra } from '@chakra-ui/react'
import { Columns } from '#src/core/checkout/frame.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** The screen of a handover while it loads. */
export function HandoverSkeleton() {
  return (
    <Columns>
      <chakra.div display="grid" gap="4">
        <Skeleton width="60%" height="44px" />
        <Skeleton height="320px" borderRadius="card" />
        <Skeleton height="240px" borderRadius="card" />
      </chakra.div>
    </Columns>
  )
}
