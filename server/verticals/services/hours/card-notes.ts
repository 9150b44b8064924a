import { openingAt } from '#contract/place/opening.ts'
import { readHours } from '#contract/place/read-hours.ts'
import type { Queryable } from '#server/db/database.ts'
import { zoneOffsets } from '#server/modules/listings/hours/zone-offsets.ts'
import type { CardNotes } from '#server/modules/listings/listed-vertical.ts'
import { findHours } from './repo.ts'

/** Whether stores are open at a moment, and when that changes; of those that have not said their hours nothing. */
export async function storeNotes(
  query: Queryable,
  slugs: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, CardNotes>> {
  const rows = await findHours(query, slugs, now)
  return new Map(
    rows.map(({ slug, time_zone, schedule: week, ...row }) => {
      const offsets = zoneOffsets(time_zone, now.getTime())
      const { state, changesAt } = openingAt(readHours({ ...row, week }), offsets, now.getTime())
      const changes_at = changesAt === null ? null : new Date(changesAt).toISOString()
      return [slug, { opening: { state, changes_at } }]
    }),
  )
}
