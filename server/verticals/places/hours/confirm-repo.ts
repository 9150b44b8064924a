import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/**
 * Notes that the hours of a place were found right today, by the calendar there. A place without hours has
 * nothing to confirm.
 */
export async function confirmHours(tx: Tx, listingId: number, now: Date): Promise<void> {
  await sql`
    update place set hours_checked_on = (${now}::timestamptz at time zone listing.time_zone)::date
    from listing
    where listing.id = place.listing_id and place.listing_id = ${listingId} and schedule is not null`.execute(
    tx,
  )
}
