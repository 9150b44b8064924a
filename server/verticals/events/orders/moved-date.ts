import type { Tx } from '#server/db/database.ts'
import { noteEvent } from '#server/modules/orders/record/repo.ts'
import { followDate, type MovedDate } from './repo.ts'

/**
 * Brings bookings into line with a date that has moved, or whose place has, and tells everybody who booked
 * it. Answers how many bookings that were. Bookings that an earlier import missed are found too, since their
 * times still differ.
 */
export async function followMovedDate(tx: Tx, date: MovedDate, now: Date): Promise<number> {
  const followed = await followDate(tx, date, now)
  for (const booking_id of followed) await noteEvent(tx, { booking_id, kind: 'changed', created_at: now })
  return followed.length
}
