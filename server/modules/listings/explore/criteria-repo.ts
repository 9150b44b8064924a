import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Currency, Minor } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { isToCome, type Point, pointOf } from '../repo.ts'
import { isSaid, type Question, type Reading } from '../search/question-repo.ts'
import type { Area } from './area.ts'

export type Condition = RawBuilder<SqlBool>

/** A range of prices in minor units of a currency. Without `most` it has no upper end. */
export interface Price {
  currency: Currency
  least: Minor
  most: Minor | undefined
}

/** The criteria of listings, in terms of the tables. */
export interface ListingCriteria {
  vertical: VerticalId
  kind: string
  area: Area
  from: Point
  rating: readonly [number, number]
  /** Undefined: any price. */
  price: Price | undefined
  /** Undefined: any category. */
  categoryIds: readonly number[] | undefined
  listedSince: Date | undefined
  /** The words of the search; undefined: any listing. */
  said: { question: Question; reading: Reading } | undefined
  /** The conditions of the vertical's own filters. */
  own: readonly Condition[]
  /** The conditions that nobody knows whether a listing fits, in place of `own`; undefined: that is always known. */
  unknown?: readonly Condition[] | undefined
  /** The instant before which listings must not have ended. */
  notBefore: Date
}

export const all = (conditions: readonly Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** Conditions on the columns with which every index of listings begins. */
export const ofVertical = ({ vertical, kind }: Pick<ListingCriteria, 'vertical' | 'kind'>): Condition[] => [
  sql`listing.is_active`,
  sql`listing.vertical = ${vertical}`,
  sql`listing.kind = ${kind}`,
]

/** The condition that the index of points looks up. Its box is somewhat larger than the area. */
export const inBox = ({ centre, metres }: Area): Condition =>
  sql`listing.position <@ earth_box(${pointOf(centre)}, ${metres}::float8)`

/** The condition on the words of a listing, which are looked up for each listing. */
export const named = ({ said }: ListingCriteria): Condition[] =>
  said ? [isSaid(said.question, said.reading)] : []

/** All conditions except that on the words of a listing. */
export function conditionsOf(
  { area, rating, price, categoryIds, listedSince, own }: ListingCriteria,
  now: Date,
): Condition[] {
  const [min, max] = rating
  const asks: Condition[] = [isToCome(now), ...within(area), ...own]
  if (min > 0) asks.push(sql`listing.avg_rating >= ${min}::real`)
  if (max < 5) asks.push(sql`listing.avg_rating <= ${max}::real`)
  if (price) asks.push(...costing(price))
  if (categoryIds) asks.push(sql`listing.category_id = any(${categoryIds}::bigint[])`)
  if (listedSince) asks.push(sql`listing.created_at > ${listedSince}`)
  return asks
}

/**
 * Conditions on the price. Listings in another currency are left out, since their prices cannot be compared.
 */
function costing({ currency, least, most }: Price): Condition[] {
  const is = [
    sql<SqlBool>`listing.currency = ${currency}`,
    sql<SqlBool>`listing.price_minor >= ${least}::bigint`,
  ]
  return most === undefined ? is : [...is, sql<SqlBool>`listing.price_minor <= ${most}::bigint`]
}

/**
 * Conditions in degrees. For degrees the planner knows how many listings lie between them, while for a box it
 * assumes a thousandth of all listings, wherever the box is.
 */
export function within({ bounds, centre, metres, isRound }: Area): Condition[] {
  const { south, west, north, east } = bounds
  const between = west <= east ? sql`and` : sql`or`
  const inBounds: Condition[] = [
    sql`listing.latitude between ${south}::float8 and ${north}::float8`,
    sql`(listing.longitude >= ${west}::float8 ${between} listing.longitude <= ${east}::float8)`,
  ]
  const inCircle = sql<SqlBool>`earth_distance(${pointOf(centre)}, listing.position) <= ${metres}::float8`
  return isRound ? [...inBounds, inCircle] : inBounds
}
