import type { Tx } from '#server/db/database.ts'
import { noteEvent } from '#server/modules/orders/record/repo.ts'
import { findAhead } from '../stay/repo.ts'

/**
 * Tells everybody whose booking is still to come that the rental has moved. Answers how many bookings that
 * are.
 */
export async function tellMoved(tx: Tx, listingId: number, now: Date): Promise<number> {
  const ahead = await findAhead(tx, listingId, now)
  for (const { id: booking_id } of ahead)
    await noteEvent(tx, { booking_id, kind: 'changed', created_at: now })
  return ahead.length
}
