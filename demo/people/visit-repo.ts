import { bookingStatus } from '#contract/status.ts'
import type { Tx } from '#server/db/database.ts'

/** Moves the visit of a booking of events into the past; undefined where none ends in this reference, or several do. */
export async function moveVisit(
  tx: Tx,
  reference: string,
  { starts_at, ends_at }: Record<'starts_at' | 'ends_at', Date>,
) {
  const found = await tx
    .selectFrom('booking')
    .select(['id', 'title'])
    .where('vertical', '=', 'events')
    .where('status', '=', bookingStatus.confirmed)
    .where('reference', 'like', `%${reference}`)
    .limit(2)
    .forUpdate()
    .execute()
  const [booking, ...more] = found
  if (!booking || more.length > 0) return undefined
  const moved = { starts_at, ends_at, venue_paid_at: ends_at }
  await tx.updateTable('booking').set(moved).where('id', '=', booking.id).execute()
  await tx.updateTable('earning').set({ due_at: ends_at }).where('booking_id', '=', booking.id).execute()
  return booking
}
