import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ListingRowSkeleton } from '#src/core/listing/row.tsx'

/** A titled part of the search screen, with an action beside its title. */
export function Group({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" aria-label={title}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h2 fontSize="20" fontWeight="bold" lineHeight="1.25">
          {title}
        </chakra.h2>
        {action}
      </chakra.div>
      {children}
    </chakra.section>
  )
}

export const ResultList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    listStyle: 'none',
    md: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))', columnGap: '6' },
  },
})

export function ResultSkeletons() {
  return (
    <chakra.div display="grid" gap="4">
      {[1, 2, 3, 4, 5].map((it) => (
        <ListingRowSkeleton key={it} />
      ))}
    </chakra.div>
  )
}
