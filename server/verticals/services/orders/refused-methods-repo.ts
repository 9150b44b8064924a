import { sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable } from '#server/db/database.ts'

const { awaitingConfirmation, cancelled, confirmed } = bookingStatus

interface VisitsSoFar {
  /** Visits since an instant to which they did not come, or which they cancelled when not all was refunded any more. */
  missed: number
  /** Whether they have as many visits to come at the store as it lets one person pay there. */
  is_most: boolean
}

/** Finds what the visits of a person so far say of how they may pay the next one. */
export async function findVisitsSoFar(
  query: Queryable,
  { accountId, storeId, since, now }: { accountId: number; storeId: number; since: Date; now: Date },
): Promise<VisitsSoFar> {
  const { rows } = await sql<VisitsSoFar>`
    select (
        select count(*) from booking
        where account_id = ${accountId} and vertical = 'services' and starts_at > ${since}
          and (no_show_at is not null
            or status = ${cancelled} and cancel_reason = 'customer' and exists (
              select from booking_event event where event.booking_id = booking.id
                and event.kind = 'cancelled' and (event.details->>'percent')::numeric < 100))
      )::integer as missed,
      coalesce((select most_unpaid from store where listing_id = ${storeId}) <= (
        select count(*) from booking
        where account_id = ${accountId} and listing_id = ${storeId} and ends_at > ${now}
          and status in (${awaitingConfirmation}, ${confirmed})
          and payment_mode = 'PAY_AT_VENUE' and payable_minor > 0), false) as is_most`.execute(query)
  return rows[0] ?? { missed: 0, is_most: false }
}
