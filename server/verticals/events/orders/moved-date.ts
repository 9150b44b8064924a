import type { Tx } from '#server/db/database.ts'
import { noteEvent } from '#server/modules/orders/record/repo.ts'
import { followDate, type MovedDate } from './repo.ts'

/**
 * The date moved, or its place did: bookings of it say so, and who booked is told. Answers how many. Whatever was
 * not told the last time is found by what it says now.
 */
export async function followMovedDate(tx: Tx, date: MovedDate, now: Date): Promise<number> {
  const followed = await followDate(tx, date, now)
  for (const booking_id of followed) await noteEvent(tx, { booking_id, kind: 'changed', created_at: now })
  return followed.length
}
