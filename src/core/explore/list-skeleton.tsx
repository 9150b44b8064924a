import { chakra } from '@chakra-ui/react'
import { ListingRowSkeleton } from '#src/core/listing/row.tsx'

/** The shape of a list, until it is there. */
export function ListSkeleton() {
  return (
    <chakra.div display="grid" gap="4">
      {[1, 2, 3, 4, 5, 6].map((it) => (
        <ListingRowSkeleton key={it} />
      ))}
    </chakra.div>
  )
}
