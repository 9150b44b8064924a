import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** The hours were found right today, by the calendar there; where nobody has said any, there is nothing to be right. */
export async function confirmHours(tx: Tx, listingId: number, now: Date): Promise<void> {
  await sql`
    update place set hours_checked_on = (${now}::timestamptz at time zone listing.time_zone)::date
    from listing
    where listing.id = place.listing_id and place.listing_id = ${listingId} and schedule is not null`.execute(
    tx,
  )
}
