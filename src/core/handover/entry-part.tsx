import { useLoaded } from '#src/core/use-loaded.ts'

const handoverEntry = () => import('./handover-entry.tsx')

/** The row that leads to choosing how one gets something, where that can be chosen. */
export function HandoverEntryPart({
  isOffered,
  ...of
}: {
  isOffered: boolean
  slug: string
  isChosen?: boolean
}) {
  const part = useLoaded(handoverEntry, isOffered)
  return part && <part.HandoverEntry {...of} />
}
