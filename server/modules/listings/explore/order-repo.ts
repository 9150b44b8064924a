import { type RawBuilder, sql } from 'kysely'
import { nearest, pointOf } from '../repo.ts'
import { all, type Condition, inBox, type ListingCriteria, ofVertical } from './criteria-repo.ts'
import type { Position } from './cursor.ts'
import type { Order } from './order.ts'

/**
 * A part of an order: listings sorted by one key and then by id, so that no two are equal and a page begins
 * exactly where the one before ended. Listings without a key are a stretch of their own.
 */
export interface Stretch {
  key: RawBuilder<unknown>
  /** The key as the number in a cursor. */
  told: RawBuilder<number | null>
  /** Reads the number in a cursor as a key. */
  read(told: number): RawBuilder<unknown>
  hasKey: boolean
  direction: 'asc' | 'desc'
  where: Condition[]
  /** Whether it is sorted by distance, where the index returns equal keys in no order. */
  isByDistance?: true
}

/** The stretches of an order, one after the other. */
export function stretchesOf(order: Order, wanted: ListingCriteria): Stretch[] {
  switch (order) {
    case 'nearest':
      return [byDistance(wanted)]
    case 'dearest':
      return byPrice('desc')
    case 'cheapest':
      return byPrice('asc')
    case 'best':
      return [byRating]
    case 'newest':
      return [byAge]
    case 'popular':
      return [byPopularity]
    case 'soonest':
      return bySoonest(wanted)
  }
}

function byDistance({ from }: ListingCriteria): Stretch {
  const key = sql<number>`listing.position <-> ${pointOf(from)}`
  return {
    key,
    told: key,
    hasKey: true,
    direction: 'asc',
    isByDistance: true,
    where: [],
    read: (told) => sql`${told}::float8`,
  }
}

/** The order by price. Listings without a price come last in both directions. */
function byPrice(direction: 'asc' | 'desc'): Stretch[] {
  const price = sql<number>`listing.price_minor`
  const read = (told: number) => sql`${told}::bigint`
  return [
    { key: price, told: price, read, hasKey: true, direction, where: [sql`${price} is not null`] },
    { key: price, told: price, read, hasKey: false, direction, where: [sql`${price} is null`] },
  ]
}

const rating = sql<number>`listing.avg_rating`
const byRating: Stretch = {
  key: rating,
  told: rating,
  hasKey: true,
  direction: 'desc',
  where: [],
  read: (told) => sql`${told}::real`,
}

const popularity = sql<number>`listing.popular`
const byPopularity: Stretch = { ...byRating, key: popularity, told: popularity }

/** An instant in whole microseconds, as the database counts them. A Date would lose some. */
export const instantTold = (at: RawBuilder<unknown>) =>
  sql<number>`(extract(epoch from ${at}) * 1000000)::bigint`
export const instantRead = (told: number) => sql`to_timestamp(${told}::float8 / 1000000)`

const listedAt = sql`listing.created_at`
const byAge: Stretch = {
  key: listedAt,
  told: instantTold(listedAt),
  read: instantRead,
  hasKey: true,
  direction: 'desc',
  where: [],
}

const DAY_MS = 86_400_000
const startsAt = sql`listing.starts_at`

/**
 * The order by start. Listings that have run for more than a day come last, because a person who looks for
 * what is soon wants what begins. Listings without a date are left out.
 */
function bySoonest({ notBefore }: ListingCriteria): Stretch[] {
  const recent = new Date(notBefore.getTime() - DAY_MS)
  const soonest = { key: startsAt, told: instantTold(startsAt), read: instantRead, direction: 'asc' } as const
  return [
    { ...soonest, hasKey: true, where: [sql`${startsAt} > ${recent}`] },
    {
      ...{ ...soonest, key: sql`null::timestamptz`, told: sql<null>`null::bigint`, hasKey: false },
      where: [sql`${startsAt} <= ${recent}`, sql`listing.ends_at - ${startsAt} > interval '24 hours'`],
    },
  ]
}

/** The condition that a row is behind a position, in the order of a stretch. */
export function behind({ key, hasKey, direction, read }: Stretch, after: Position | undefined): Condition[] {
  if (!after) return []
  const beyond = direction === 'asc' ? sql`>` : sql`<`
  if (!hasKey || after.key === null) return [sql`listing.id ${beyond} ${after.id}::bigint`]
  return [sql`(${key}, listing.id) ${beyond} (${read(after.key)}, ${after.id}::bigint)`]
}

/** The `order by` of a stretch, by its key or by the column that a subquery has for it. */
export function sorted({ key: own, direction }: Stretch, key: RawBuilder<unknown> = own) {
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  return sql`order by ${key} ${way}, listing.id ${way}`
}

/** A single category has an index of its places. For several categories the walk skips the others. */
function ofOneCategory({ categoryIds = [] }: ListingCriteria): Condition[] {
  return categoryIds.length === 1 ? [sql`listing.category_id = ${categoryIds[0]}::bigint`] : []
}

/**
 * Selects the first `count` listings of a vertical in the order of a stretch, read from the index of that
 * order.
 */
export function inOrder(
  stretch: Stretch,
  wanted: ListingCriteria,
  after: Position | undefined,
  count: number,
) {
  const is = [...ofVertical(wanted), ...stretch.where, ...behind(stretch, after)]
  if (stretch.isByDistance)
    return nearest(wanted.from, [...is, inBox(wanted.area), ...ofOneCategory(wanted)], count)
  return sql`(
    select listing.*, ${stretch.key} as sorted_by from listing where ${all(is)} ${sorted(stretch)} limit ${count}
  )`
}
