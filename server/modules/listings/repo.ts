import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** Which listings, and in which order. */
export interface NearbyQuery {
  vertical: VerticalId
  kind?: string
  categoryId?: number | undefined
  order: 'nearest' | 'soonest' | 'best' | 'newest' | 'popular'
  limit: number
}

/** How far one goes for something, in metres. */
const NEAR_METRES = 60_000

const columns = [
  ...(['vertical', 'kind', 'slug', 'title', 'cover_image', 'cover_color', 'price_minor'] as const),
  ...(['pricing_type', 'currency', 'avg_rating', 'rating_count', 'land_mark', 'address'] as const),
  ...(['latitude', 'longitude', 'starts_at', 'ends_at', 'time_zone'] as const),
]

export const pointOf = (from: Point) => sql`ll_to_earth(${from.latitude}, ${from.longitude})`
export const isNear = (here: ReturnType<typeof pointOf>) =>
  sql<SqlBool>`listing.position <@ earth_box(${here}, ${NEAR_METRES})`

/** Active listings with their category and distance; what is over is not among them. */
export function cards(query: Queryable, from: Point, now: Date) {
  return allCards(query, from).where(isToCome(now))
}

/** What has no end is not over. */
export const isToCome = (now: Date) => sql<SqlBool>`(listing.ends_at is null or listing.ends_at > ${now})`

/** The same with what is over. */
export function allCards(query: Queryable, from: Point) {
  return query
    .selectFrom('listing')
    .leftJoin('category', 'category.id', 'listing.category_id')
    .select(columns.map((it) => `listing.${it}` as const))
    .select('category.names as category_names')
    .select(sql<number>`earth_distance(${pointOf(from)}, listing.position)`.as('metres'))
    .where('listing.is_active', '=', true)
}

/** What there is near a point. */
export function findNear(query: Queryable, from: Point, wanted: NearbyQuery, now: Date) {
  const { vertical, kind, categoryId, order, limit } = wanted
  const here = pointOf(from)
  let found = cards(query, from, now)
    .where('listing.vertical', '=', vertical)
    .where(isNear(here))
    .limit(limit)
  if (kind !== undefined) found = found.where('listing.kind', '=', kind)
  if (categoryId !== undefined) found = found.where('listing.category_id', '=', categoryId)
  switch (order) {
    case 'nearest':
      return found.orderBy(sql`listing.position <-> ${here}`).execute()
    case 'soonest':
      return found.orderBy('listing.starts_at').orderBy('listing.id').execute()
    case 'best':
      return found.orderBy('listing.avg_rating', 'desc').orderBy('listing.id', 'desc').execute()
    case 'popular':
      return found.orderBy('listing.popular', 'desc').orderBy('listing.id', 'desc').execute()
    case 'newest':
      return found.orderBy('listing.created_at', 'desc').orderBy('listing.id', 'desc').execute()
  }
}

/** What a business has of a vertical, the nearest first. */
export function findOfBusiness(
  query: Queryable,
  from: Point,
  { vertical, businessId, limit }: { vertical: VerticalId; businessId: number; limit: number },
) {
  return allCards(query, from)
    .where('listing.business_id', '=', businessId)
    .where('listing.vertical', '=', vertical)
    .orderBy(sql`listing.position <-> ${pointOf(from)}`)
    .orderBy('listing.id')
    .limit(limit)
    .execute()
}

/** What a business has of a vertical and is not over, the best rated first. */
export function findBestOfBusiness(
  query: Queryable,
  from: Point,
  { vertical, businessId, limit }: { vertical: VerticalId; businessId: number; limit: number },
  now: Date,
) {
  return cards(query, from, now)
    .where('listing.business_id', '=', businessId)
    .where('listing.vertical', '=', vertical)
    .orderBy('listing.avg_rating', 'desc')
    .orderBy('listing.id', 'desc')
    .limit(limit)
    .execute()
}

export type Row = Awaited<ReturnType<typeof findNear>>[number]

/**
 * The first so many near a point, the nearest first, read from the index of places one by one. How many is hidden
 * from the planner: it takes what lies within a box for a thousandth of all there is, and would sort it all.
 */
export function nearest(
  from: Point,
  is: readonly RawBuilder<SqlBool>[],
  count: number,
  apart: RawBuilder<unknown> = sql`listing.position <-> ${pointOf(from)}`,
) {
  return sql`(
    select listing.*, ${apart} as sorted_by from listing
    where ${sql.join([sql`listing.is_active`, ...is], sql` and `)}
    order by ${apart} fetch first (select ${count}::bigint) rows with ties
  )`
}

/** The categories of a vertical. */
export function findCategories(query: Queryable, vertical: VerticalId) {
  return query
    .selectFrom('category')
    .select(['id', 'slug', 'kind', 'names', 'cover_image', 'descriptions', 'parent_id'])
    .where('vertical', '=', vertical)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]
