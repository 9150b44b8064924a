import { chakra } from '@chakra-ui/react'
import { ListingRowSkeleton } from '#src/core/listing/row.tsx'

/** The skeleton of a list. */
export function ListSkeleton() {
  return (
    <chakra.div display="grid" gap="4">
      {[1, 2, 3, 4, 5, 6].map((it) => (
        <ListingRowSkeleton key={it} />
      ))}
    </chakra.div>
  )
}
