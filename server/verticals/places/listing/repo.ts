import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'
import { cards, type Point, pointOf } from '#server/modules/listings/repo.ts'

const EVENTS_SHOWN = 12

/** What a place has beside every listing's columns. */
export function findPlace(query: Queryable, listingId: number) {
  return query
    .selectFrom('place')
    .select(['schedule', 'state', 'closed_until', 'note', 'hours_checked_on', 'amenities', 'price_range'])
    .select(['contacts', 'video_links', 'google_map_url'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
}

export type PlaceRow = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/** How far a listing is from a point, in metres. */
export async function findDistance(query: Queryable, listingId: number, from: Point): Promise<number> {
  const found = query
    .selectFrom('listing')
    .select(sql<number>`earth_distance(${pointOf(from)}, listing.position)`.as('metres'))
    .where('id', '=', listingId)
  return (await found.executeTakeFirstOrThrow()).metres
}

/** What takes place at a place and is not over, the soonest first. */
export function findEvents(query: Queryable, listingId: number, from: Point, now: Date) {
  return cards(query, from, now)
    .innerJoin('event', 'event.listing_id', 'listing.id')
    .where('event.place_id', '=', listingId)
    .orderBy('listing.starts_at')
    .orderBy('listing.id')
    .limit(EVENTS_SHOWN)
    .execute()
}
