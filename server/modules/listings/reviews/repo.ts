import { type SqlBool, sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import { reviewsOf } from '../detail/repo.ts'
import type { Condition } from '../explore/criteria-repo.ts'
import type { Position } from '../explore/cursor.ts'
import { instantRead, instantTold } from '../explore/order-repo.ts'

/** A rating to the nearest whole star, as the index has it. */
const starsOf = sql<number>`greatest(1, (review.rating + 5) / 10)`

/** Finds a listing with a page, whether it is over or not. */
export async function findListing(
  query: Queryable,
  vertical: VerticalId,
  slug: string,
): Promise<number | undefined> {
  const found = await query
    .selectFrom('listing')
    .select('id')
    .where('vertical', '=', vertical)
    .where('slug', '=', slug)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found?.id
}

interface Page {
  limit: number
  stars: number | undefined
  after: Position | undefined
}

/** Finds a page of reviews with words, the newest first, from behind a position. */
export function findPage(
  query: Queryable,
  listingId: number,
  { limit, stars, after }: Page,
  wasHere: Condition | undefined,
) {
  let reviews = reviewsOf(query, listingId, wasHere)
    .select(instantTold(sql`review.updated_at`).as('key'))
    .limit(limit)
  if (stars !== undefined) reviews = reviews.where(sql<SqlBool>`${starsOf} = ${stars}::integer`)
  if (after?.key != null)
    reviews = reviews.where(
      sql<SqlBool>`(review.updated_at, review.id) < (${instantRead(after.key)}, ${after.id}::bigint)`,
    )
  return reviews.execute()
}

/** Counts the reviews by stars. Numbers of stars that nobody gave have no row. */
export function countStars(query: Queryable, listingId: number) {
  return query
    .selectFrom('review')
    .select(starsOf.as('stars'))
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('listing_id', '=', listingId)
    .groupBy('stars')
    .execute()
}
