import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Currency, Minor } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { isToCome, type Point, pointOf } from '../repo.ts'
import { isSaid, type Question, type Reading } from '../search/question-repo.ts'
import type { Area } from './area.ts'

export type Condition = RawBuilder<SqlBool>

/** In minor units of a currency; without a most, whatever more it costs. */
export interface Price {
  currency: Currency
  least: Minor
  most: Minor | undefined
}

/** Which listings are meant, in what the tables know. */
export interface ListingCriteria {
  vertical: VerticalId
  kind: string
  area: Area
  from: Point
  rating: readonly [number, number]
  /** Undefined: whatever it costs. */
  price: Price | undefined
  /** Undefined: of any. */
  categoryIds: readonly number[] | undefined
  listedSince: Date | undefined
  /** What is said of it; undefined: whatever is. */
  said: { question: Question; reading: Reading } | undefined
  /** What the vertical's own filters ask for. */
  own: readonly Condition[]
  /** Instead of these: that nobody knows whether it fits; undefined: it is always known. */
  unknown?: readonly Condition[] | undefined
  /** What ends before does not fit. */
  notBefore: Date
}

export const all = (conditions: readonly Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** What every index of listings begins with. */
export const ofVertical = ({ vertical, kind }: Pick<ListingCriteria, 'vertical' | 'kind'>): Condition[] => [
  sql`listing.is_active`,
  sql`listing.vertical = ${vertical}`,
  sql`listing.kind = ${kind}`,
]

/** What the index of places finds: somewhat more than the area. */
export const inBox = ({ centre, metres }: Area): Condition =>
  sql`listing.position <@ earth_box(${pointOf(centre)}, ${metres}::float8)`

/** What is said of it, looked up one by one. */
export const named = ({ said }: ListingCriteria): Condition[] =>
  said ? [isSaid(said.question, said.reading)] : []

/** Everything else that is asked for, but what is said of it. */
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

/** What costs in another currency cannot be told, and is left out. */
function costing({ currency, least, most }: Price): Condition[] {
  const is = [
    sql<SqlBool>`listing.currency = ${currency}`,
    sql<SqlBool>`listing.price_minor >= ${least}::bigint`,
  ]
  return most === undefined ? is : [...is, sql<SqlBool>`listing.price_minor <= ${most}::bigint`]
}

/**
 * By degrees: of those the planner knows how many listings lie between them, while of a box it thinks that it holds
 * a thousandth of all there are, wherever it is.
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
