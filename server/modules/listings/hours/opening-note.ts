import { openingAt } from '#contract/place/opening.ts'
import { readHours, type WrittenHours } from '#contract/place/read-hours.ts'
import type { CardNotes, NotedListing } from '../listed-vertical.ts'
import { zoneOffsets } from './zone-offsets.ts'

/** The note on a card that a place is open at an instant or not, and when that changes. */
export function openingNote(written: WrittenHours, { time_zone }: NotedListing, now: Date): CardNotes {
  const { state, changesAt } = openingAt(
    readHours(written),
    zoneOffsets(time_zone, now.getTime()),
    now.getTime(),
  )
  return { opening: { state, changes_at: changesAt === null ? null : new Date(changesAt).toISOString() } }
}
