import { chakra } from '@chakra-ui/react'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** A screen that lists what one has. */
export const PerkColumn = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', maxWidth: '640px' },
})

/** The shape of its list until it is there. */
export function PerkSkeleton() {
  return (
    <chakra.div display="grid" gap="3">
      {[1, 2, 3].map((it) => (
        <Skeleton key={it} height="76px" borderRadius="card" />
      ))}
    </chakra.div>
  )
}
