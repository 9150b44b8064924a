import { bookingStatus } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { AccountEventKind } from '#server/modules/account-events/service.ts'

/** Finds those of some bookings that were not cancelled, with their accounts. */
export function findBookings(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('booking')
    .innerJoin('listing', 'listing.id', 'booking.listing_id')
    .select(['booking.id', 'booking.account_id', 'booking.vertical', 'booking.ends_at', 'total_minor'])
    .select('listing.business_id')
    .where('booking.id', 'in', ids)
    .where('booking.status', '<>', bookingStatus.cancelled)
    .execute()
}

/** Marks past bookings as paid at the place. */
export async function payPastAtVenue(tx: Tx, ids: readonly number[], venue_paid_at: Date): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ venue_paid_at })
    .where('id', 'in', ids)
    .where('status', '=', bookingStatus.completed)
    .execute()
}

/** Marks events of accounts as told, because nobody wants a notification about the past. */
export async function noteTold(query: Queryable, kind: AccountEventKind, told_at: Date): Promise<void> {
  await query
    .updateTable('account_event')
    .set({ told_at })
    .where('kind', '=', kind)
    .where('told_at', 'is', null)
    .execute()
}
