import { chakra } from '@chakra-ui/react'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** The column of a screen that lists perks. */
export const PerkColumn = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', maxWidth: '640px' },
})

/** The skeleton of a list of perks. */
export function PerkSkeleton() {
  return (
    <chakra.div display="grid" gap="3">
      {[1, 2, 3].map((it) => (
        <Skeleton key={it} height="76px" borderRadius="card" />
      ))}
    </chakra.div>
  )
}
