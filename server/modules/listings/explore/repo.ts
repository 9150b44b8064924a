import { sql } from 'kysely'
import { clockText } from '#contract/clock.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import { isToCome, nearest, type Point, pointOf } from '../repo.ts'
import { findSaid, isName, markOf, saying } from '../search/question-repo.ts'
import {
  all,
  type Condition,
  conditionsOf,
  inBox,
  type ListingCriteria,
  named,
  ofVertical,
  within,
} from './criteria-repo.ts'
import type { Position } from './cursor.ts'
import type { Order } from './order.ts'
import { behind, inOrder, type Stretch, sorted, stretchesOf } from './order-repo.ts'

/** The numbers of listings that a walk in order reads, first few and then more, before another way is tried. */
const LOOKED_AT = [200, 1_000]
/** The number of listings in an area up to which all are read and sorted. */
const FEW = 5_000
/** The most matches of a text that are shown. A person who means another one types a letter more. */
const MOST_MATCHES = 200

interface Page {
  after: Position | undefined
  limit: number
}

/** Finds one page of listings in an order, from behind a position. */
export function findPage(
  query: Queryable,
  wanted: ListingCriteria,
  page: Page & { order: Order },
  now: Date,
): Promise<Position[]> {
  const { said } = wanted
  return said
    ? findSaid(query, said.question, (question, reading) =>
        findInOrder(query, { ...wanted, said: { question, reading } }, page, now),
      )
    : findInOrder(query, wanted, page, now)
}

async function findInOrder(
  query: Queryable,
  wanted: ListingCriteria,
  { order, after, limit }: Page & { order: Order },
  now: Date,
): Promise<Position[]> {
  const stretches = stretchesOf(order, wanted)
  const begun = after ? stretches.findIndex((it) => it.hasKey === (after.key !== null)) : 0
  const places: Position[] = []
  for (const [at, stretch] of stretches.slice(begun).entries()) {
    const page = { after: at === 0 ? after : undefined, limit: limit - places.length }
    if (page.limit > 0) places.push(...(await findPositions(query, wanted, stretch, page, now)))
  }
  return places
}

/**
 * Finds a page in time that does not grow with the number of listings. Where many fit, a walk along the index
 * of the order soon has enough. Where few do, they are found by their words, by their place, or by any other
 * condition that is rare.
 */
async function findPositions(
  query: Queryable,
  wanted: ListingCriteria,
  stretch: Stretch,
  page: Page,
  now: Date,
): Promise<Position[]> {
  const asks = conditionsOf(wanted, now)
  let walked: Position[] = []
  for (const count of LOOKED_AT) {
    walked = await findWalking(query, wanted, stretch, page, [...asks, ...named(wanted)], count)
    if (walked.length === page.limit) return walked
  }
  const begin = await beginning(query, wanted, now)
  return begin ? findAmong(query, wanted, stretch, page, { asks, begin }) : walked
}

/**
 * The conditions with which a search for all fitting listings begins; undefined where one or two letters fit
 * too many of them.
 */
async function beginning(
  query: Queryable,
  wanted: ListingCriteria,
  now: Date,
): Promise<Condition[] | undefined> {
  const { said, area } = wanted
  if (said && isName(said.question))
    return [sql`listing.id = any(${await idsOf(query, wanted, now)}::bigint[])`]
  if (await hasFew(query, wanted)) return [inBox(area), ...named(wanted)]
  return said ? undefined : []
}

/** Finds the first listings whose words fit. */
async function idsOf(query: Queryable, wanted: ListingCriteria, now: Date): Promise<number[]> {
  const { said, vertical, kind, area } = wanted
  if (!said) return []
  const is = [...ofVertical(wanted), ...within(area), isToCome(now)]
  const { rows } = await sql<{ id: number }>`
    select listing.id from listing_words join listing on listing.id = listing_words.listing_id
    where words @@ (${saying(said.question, said.reading)} && ${markOf(vertical, kind)}) and ${all(is)}
    limit ${MOST_MATCHES}`.execute(query)
  return rows.map((it) => it.id)
}

async function findWalking(
  query: Queryable,
  wanted: ListingCriteria,
  stretch: Stretch,
  { after, limit }: Page,
  asks: Condition[],
  count: number,
) {
  const { rows } = await sql<Position>`
    select listing.id, ${stretch.told} as key from ${inOrder(stretch, wanted, after, count)} as listing
    where ${all(asks)} ${sorted(stretch, sql`listing.sorted_by`)} limit ${limit}`.execute(query)
  return rows
}

async function findAmong(
  query: Queryable,
  wanted: ListingCriteria,
  stretch: Stretch,
  { after, limit }: Page,
  { asks, begin }: { asks: Condition[]; begin: Condition[] },
) {
  const is = [...ofVertical(wanted), ...stretch.where, ...behind(stretch, after), ...asks, ...begin]
  // With conditions to begin with, the few rows are read first and then sorted: a walk in the order might
  // read everything.
  const first = begin.length > 0 ? sql`offset 0` : sql``
  const { rows } = await sql<Position>`
    select listing.id, ${stretch.told} as key from (select * from listing where ${all(is)} ${first}) as listing
    ${sorted(stretch)} limit ${limit}`.execute(query)
  return rows
}

async function hasFew(query: Queryable, { vertical, area }: ListingCriteria): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from listing where is_active and vertical = ${vertical} and ${inBox(area)}
      order by position <-> ${pointOf(area.centre)} limit (select ${FEW + 1}::bigint)
    ) as nearest`.execute(query)
  return (rows[0]?.count ?? 0) <= FEW
}

/**
 * Counts the listings of which nobody knows whether they fit; undefined where that does not matter, or where
 * there are so many that counting would take longer than finding.
 */
export async function countUnknown(
  query: Queryable,
  wanted: ListingCriteria,
  now: Date,
): Promise<number | undefined> {
  const { unknown, area } = wanted
  if (!unknown || !(await hasFew(query, wanted))) return undefined
  const asks = conditionsOf({ ...wanted, own: unknown }, now)
  const is = [...ofVertical(wanted), inBox(area), ...asks, ...named(wanted)]
  const { rows } = await sql<{ count: number }>`select count(*) from listing where ${all(is)}`.execute(query)
  return rows[0]?.count ?? 0
}

/** Finds the markers of listings on a map, the best rated first. */
export async function findPoints(query: Queryable, wanted: ListingCriteria, limit: number, now: Date) {
  const { said } = wanted
  return said
    ? findSaid(query, said.question, (question, reading) =>
        findMarks(query, { ...wanted, said: { question, reading } }, limit, now),
      )
    : findMarks(query, wanted, limit, now)
}

async function findMarks(query: Queryable, wanted: ListingCriteria, limit: number, now: Date) {
  const is = [
    ...ofVertical(wanted),
    ...conditionsOf(wanted, now),
    ...((await beginning(query, wanted, now)) ?? named(wanted)),
  ]
  return query
    .selectFrom('listing')
    .select(['listing.slug', 'listing.latitude', 'listing.longitude'])
    .select(['listing.price_minor', 'listing.currency', 'listing.avg_rating', 'listing.starts_at'])
    .where(all(is))
    .orderBy('listing.avg_rating', 'desc')
    .orderBy('listing.id', 'desc')
    .limit(limit)
    .execute()
}

/** The clock where somebody searches: that of the nearest listing, or UTC where there is none. */
export async function findClock(
  query: Queryable,
  vertical: VerticalId,
  from: Point,
  now: Date,
): Promise<string> {
  const here = nearest(from, [sql`listing.vertical = ${vertical}`], 1)
  const { rows } = await sql<{ clock: string }>`
    select to_char(${now}::timestamptz at time zone listing.time_zone, 'YYYY-MM-DD HH24:MI') as clock
    from ${here} as listing limit 1`.execute(query)
  return rows[0]?.clock ?? clockText(now.getTime())
}

/** Finds the ids of listings by slug, without those that are over, in no order. */
export async function findIds(query: Queryable, slugs: readonly string[], now: Date): Promise<number[]> {
  const rows = await query
    .selectFrom('listing')
    .select('listing.id')
    .where('listing.is_active', '=', true)
    .where('listing.slug', 'in', slugs)
    .where(isToCome(now))
    .execute()
  return rows.map((it) => it.id)
}

/** Finds the ids of categories by id or slug, with those within them. Unknown categories have none. */
export async function findCategoryIds(
  query: Queryable,
  vertical: VerticalId,
  choices: readonly (number | string)[],
): Promise<number[]> {
  const ids = choices.filter((it) => typeof it === 'number')
  const slugs = choices.filter((it) => typeof it === 'string')
  const { rows } = await sql<{ id: number }>`
    with chosen as (select id from category where vertical = ${vertical}
      and (id = any(${ids}::bigint[]) or slug = any(${slugs}::text[])))
    select id from chosen union select id from category where parent_id in (select id from chosen)`.execute(
    query,
  )
  return rows.map((it) => it.id)
}
