import { openingAt } from '#contract/place/opening.ts'
import { readHours } from '#contract/place/read-hours.ts'
import type { Queryable } from '#server/db/database.ts'
import { zoneOffsets } from '#server/modules/listings/hours/zone-offsets.ts'
import type { CardNotes } from '#server/modules/listings/listed-vertical.ts'
import { findHours } from './repo.ts'

/** Whether places are open at a moment, and when that changes; of those that have not said their hours nothing. */
export async function placeNotes(
  query: Queryable,
  slugs: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, CardNotes>> {
  const notes = new Map<string, CardNotes>()
  for (const { slug, time_zone, schedule: week, ...row } of await findHours(query, slugs, now)) {
    const { state, changesAt } = openingAt(
      readHours({ ...row, week }),
      zoneOffsets(time_zone, now.getTime()),
      now.getTime(),
    )
    const changes_at = changesAt === null ? null : new Date(changesAt).toISOString()
    notes.set(slug, { opening: { state, changes_at } })
  }
  return notes
}
