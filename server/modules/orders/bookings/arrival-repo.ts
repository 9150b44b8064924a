import type { Insertable } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export function findArrivals(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('arrival')
    .innerJoin('booking', 'booking.listing_id', 'arrival.listing_id')
    .select(['booking.id as booking_id', 'booking.status', 'booking.starts_at'])
    .select(['arrival.text', 'arrival.hours_before'])
    .where('booking.id', 'in', bookingIds)
    .execute()
}

export function findListing(query: Queryable, { vertical, slug }: { vertical: VerticalId; slug: string }) {
  return query
    .selectFrom('listing')
    .select(['id', 'title'])
    .where('vertical', '=', vertical)
    .where('slug', '=', slug)
    .executeTakeFirst()
}

export async function putArrival(query: Queryable, arrival: Insertable<Tables['arrival']>): Promise<void> {
  await query
    .insertInto('arrival')
    .values(arrival)
    .onConflict((it) => it.column('listing_id').doUpdateSet(arrival))
    .execute()
}

export async function dropArrival(query: Queryable, listing_id: number): Promise<void> {
  await query.deleteFrom('arrival').where('listing_id', '=', listing_id).execute()
}
