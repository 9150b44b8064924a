import type { ComponentProps } from 'react'
import { useLoaded } from '#src/core/use-loaded.ts'
import type { HandoverEntry } from './handover-entry.tsx'

const handoverEntry = () => import('./handover-entry.tsx')

/** The row that leads to choosing how one gets something, where that can be chosen. */
export function HandoverEntryPart({
  isOffered,
  ...of
}: ComponentProps<typeof HandoverEntry> & { isOffered: boolean }) {
  const part = useLoaded(handoverEntry, isOffered)
  return part && <part.HandoverEntry {...of} />
}
