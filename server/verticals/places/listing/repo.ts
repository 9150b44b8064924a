import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '#server/db/database.ts'
import { RELATED_SHOWN, REVIEWS_SHOWN } from '#server/modules/listings/detail/personal-details.ts'
import { reviewsOf, selectListing } from '#server/modules/listings/detail/repo.ts'
import { isLikedBy } from '#server/modules/listings/favourites/repo.ts'
import type { HoursRow } from '#server/modules/listings/hours/opening-hours.ts'
import { cards, isNear, type Point, pointOf, type Row } from '#server/modules/listings/repo.ts'
import { specialDays } from '../hours/repo.ts'
import { isInBusiness } from '../in-business-repo.ts'
import { wasAtPlace } from '../ratings/was-here-repo.ts'

const VERTICAL = 'places' as const
const EVENTS_SHOWN = 12

/** The columns that only places have, as JSON brings them. */
export interface PlaceRow extends HoursRow {
  amenities: string[]
  price_range: string
  contacts: Record<string, unknown>
  video_links: string[]
  google_map_url: string | null
}

/** The viewer of a place's page: their account, their point, their language, and the time. */
export interface Viewer {
  accountId: number | undefined
  from: Point | undefined
  language: string
  now: Date
}

export const itsId = sql<number>`listing.id`

/** Selects the columns that only places have, as JSON. */
export const itsPlace = sql<PlaceRow | null>`(
  select to_jsonb(place) - '{spans,open_slots}'::text[] from place where listing_id = listing.id)`.as('place')

/** Finds everything that a place's page shows of the place itself. */
export function findPlace(query: Queryable, slug: string, { accountId, from, language, now }: Viewer) {
  const metres = sql<
    number | null
  >`${from ? sql`earth_distance(${pointOf(from)}, listing.position)` : sql`null::float8`}`
  return selectListing(query, VERTICAL, slug)
    .select([metres.as('metres'), isLikedBy(accountId).as('is_favorited')])
    .select(itsPlace)
    .select(jsonArrayFrom(specialDays(query, itsId, language, now)).as('special'))
    .select(jsonArrayFrom(reviewsOf(query, itsId, wasAtPlace).limit(REVIEWS_SHOWN)).as('reviews'))
    .executeTakeFirst()
}

/**
 * Finds the events at a place that are not over, the soonest first, and other places of its category around
 * it.
 */
export async function findAround(
  query: Queryable,
  place: Point & { id: number; category_id: number | null },
  now: Date,
): Promise<{ events: Row[]; related: Row[] }> {
  const here = pointOf(place)
  const events = cards(query, place, now)
    .innerJoin('event', 'event.listing_id', 'listing.id')
    .where('event.place_id', '=', place.id)
    .orderBy('listing.starts_at')
    .orderBy('listing.id')
    .limit(EVENTS_SHOWN)
  let related = cards(query, place, now)
    .where('listing.vertical', '=', VERTICAL)
    .where('listing.id', '<>', place.id)
    .where(isInBusiness)
    .where(isNear(here))
    .orderBy(sql`listing.position <-> ${here}`)
    .limit(RELATED_SHOWN)
  if (place.category_id !== null) related = related.where('listing.category_id', '=', place.category_id)
  const { rows } = await sql<Row>`${events} union all ${related}`.execute(query)
  const [held, others] = [true, false].map((is) => rows.filter((it) => (it.vertical !== VERTICAL) === is))
  return {
    events: (held ?? []).sort((one, other) => Number(one.starts_at) - Number(other.starts_at)),
    related: (others ?? []).sort((one, other) => one.metres - other.metres),
  }
}
