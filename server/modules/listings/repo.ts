import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** A query for listings near a point, in an order. */
export interface NearbyQuery {
  vertical: VerticalId
  kind?: string
  categoryId?: number | undefined
  is?: RawBuilder<SqlBool> | undefined
  order: 'nearest' | 'soonest' | 'best' | 'newest' | 'popular'
  limit: number
}

/** The radius of such a search, in metres. */
const NEAR_METRES = 60_000

const columns = [
  ...(['vertical', 'kind', 'slug', 'title', 'cover_image', 'cover_color', 'price_minor'] as const),
  ...(['pricing_type', 'currency', 'avg_rating', 'rating_count', 'land_mark', 'address'] as const),
  ...(['latitude', 'longitude', 'starts_at', 'ends_at', 'time_zone'] as const),
]

export const pointOf = (from: Point) => sql`ll_to_earth(${from.latitude}, ${from.longitude})`
export const isNear = (here: ReturnType<typeof pointOf>) =>
  sql<SqlBool>`listing.position <@ earth_box(${here}, ${NEAR_METRES})`

/** Active listings that are not over, with their category and distance. */
export function cards(query: Queryable, from: Point, now: Date) {
  return allCards(query, from).where(isToCome(now))
}

/** The condition that a listing is not over; one without an end never is. */
export const isToCome = (now: Date) => sql<SqlBool>`(listing.ends_at is null or listing.ends_at > ${now})`

/** Active listings with their category and distance, also those that are over. */
function allCards(query: Queryable, from: Point) {
  return query
    .selectFrom('listing')
    .leftJoin('category', 'category.id', 'listing.category_id')
    .select(columns.map((it) => `listing.${it}` as const))
    .select('category.names as category_names')
    .select(sql<number>`earth_distance(${pointOf(from)}, listing.position)`.as('metres'))
    .where('listing.is_active', '=', true)
}

const orders = {
  nearest: (here: ReturnType<typeof pointOf>) => sql`listing.position <-> ${here}`,
  soonest: () => sql`listing.starts_at, listing.id`,
  best: () => sql`listing.avg_rating desc, listing.id desc`,
  popular: () => sql`listing.popular desc, listing.id desc`,
  newest: () => sql`listing.created_at desc, listing.id desc`,
}

/** Selects the ids of listings near a point, in the order of the query. */
function idsNear(from: Point, { vertical, kind, categoryId, is, order, limit }: NearbyQuery, now: Date) {
  const here = pointOf(from)
  const conditions = [
    sql`listing.is_active`,
    sql`listing.vertical = ${vertical}`,
    isNear(here),
    isToCome(now),
  ]
  if (kind !== undefined) conditions.push(sql`listing.kind = ${kind}`)
  if (categoryId !== undefined) conditions.push(sql`listing.category_id = ${categoryId}`)
  if (is !== undefined) conditions.push(is)
  return sql`
    select listing.id from listing where ${sql.join(conditions, sql` and `)}
    order by ${orders[order](here)} limit ${limit}`
}

/**
 * Finds the listings' ids for several queries in one statement, and answers the ids of each query separately.
 */
export async function findNear(
  query: Queryable,
  from: Point,
  wanted: readonly NearbyQuery[],
  now: Date,
): Promise<number[][]> {
  if (wanted.length === 0) return []
  const lists = wanted.map((it) => sql`array(${idsNear(from, it, now)})`)
  const { rows } = await sql<{
    lists: number[][]
  }>`select jsonb_build_array(${sql.join(lists)}) as lists`.execute(query)
  return rows[0]?.lists ?? []
}

/** Finds the cards near a point, with the fields of every listing. */
export function findCardsNear(query: Queryable, from: Point, wanted: NearbyQuery, now: Date) {
  return allCards(query, from)
    .where(sql<SqlBool>`listing.id in (${idsNear(from, wanted, now)})`)
    .orderBy(orders[wanted.order](pointOf(from)))
    .execute()
}

/** The data of a vertical's note on a listing: a query of one value, within one of `listing`. */
export type Noted<T = unknown> = RawBuilder<T>

/** Finds these listings, in no order, with the data of their notes; null where they have none. */
export function findNoted(
  query: Queryable,
  from: Point,
  ids: readonly number[],
  noted: readonly { vertical: VerticalId; own: Noted }[],
) {
  const cases = noted.map(({ vertical, own }) => sql`when ${vertical} then (${own})`)
  const note = cases.length > 0 ? sql`case listing.vertical ${sql.join(cases, sql` `)} end` : sql`null`
  return allCards(query, from)
    .select(['listing.id', note.as('noted')])
    .where(sql<SqlBool>`listing.id = any(${ids}::bigint[])`)
    .execute()
}

/** Finds the listings of a business in a vertical, the nearest first. */
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

/** Finds the ids of a business's listings in a vertical that are not over, the best rated first. */
export async function findBestOfBusiness(
  query: Queryable,
  { vertical, businessId, limit }: { vertical: VerticalId; businessId: number; limit: number },
  now: Date,
): Promise<number[]> {
  const rows = await query
    .selectFrom('listing')
    .select('listing.id')
    .where('listing.is_active', '=', true)
    .where(isToCome(now))
    .where('listing.business_id', '=', businessId)
    .where('listing.vertical', '=', vertical)
    .orderBy('listing.avg_rating', 'desc')
    .orderBy('listing.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((it) => it.id)
}

export type Row = Awaited<ReturnType<typeof findCardsNear>>[number]

/**
 * Selects the first listings near a point, the nearest first, read from the index of points one by one. The
 * count is hidden from the planner, which assumes a thousandth of all listings in any box and would sort them
 * all.
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

/** Lists the categories of a vertical. */
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
