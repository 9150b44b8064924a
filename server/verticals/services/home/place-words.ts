import type { Queryable } from '#server/db/database.ts'
import { findLegsWithZone } from '#server/modules/handover/agreed-repo.ts'
import { windowAt } from '#server/spoken-time.ts'

/**
 * Where a visit is done that is not done at its store, for a mail to its customer: when somebody comes to collect, and
 * when to bring back, a line each.
 */
export async function placeWords(query: Queryable, bookingId: number, language: string): Promise<string[]> {
  const legs = await findLegsWithZone(query, bookingId)
  return legs.map(({ leg, address, from_at, until_at, time_zone }) =>
    leg === 'visit' ? address : `${windowAt(from_at, until_at, time_zone, language)} · ${address}`,
  )
}
