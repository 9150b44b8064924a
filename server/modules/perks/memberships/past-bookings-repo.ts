import { sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable } from '#server/db/database.ts'

/**
 * Lists a person's bookings since an instant on which no membership was used, each with the amount that one
 * would have been reckoned from.
 */
export function listPast(
  query: Queryable,
  { accountId, currency, since, most }: { accountId: number; currency: string; since: Date; most: number },
) {
  const giftCard = sql`(select coalesce(sum((line->>'amount')::bigint), 0)
    from jsonb_array_elements(booking.bill_lines) line where line->>'code' = 'gift_card')`
  return query
    .selectFrom('booking')
    .innerJoin('listing', 'listing.id', 'booking.listing_id')
    .select(['booking.vertical', 'booking.currency', 'booking.listing_id', 'listing.business_id'])
    .select(sql<number>`(booking.total_minor + ${giftCard})::bigint`.as('rest_minor'))
    .where('booking.account_id', '=', accountId)
    .where('booking.currency', '=', currency)
    .where('booking.created_at', '>', since)
    .where('booking.status', 'not in', [bookingStatus.cancelled, bookingStatus.awaitingPayment])
    .where((it) =>
      it.not(
        it.exists(it.selectFrom('membership_use').whereRef('membership_use.booking_id', '=', 'booking.id')),
      ),
    )
    .orderBy('booking.id', 'desc')
    .limit(most)
    .execute()
}

export type PastBooking = Awaited<ReturnType<typeof listPast>>[number]
