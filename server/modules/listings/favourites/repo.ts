import { type SqlBool, sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Position } from '../explore/cursor.ts'
import { instantRead, instantTold } from '../explore/order-repo.ts'
import { allCards, type Point } from '../repo.ts'

export async function isFavourite(
  query: Queryable,
  account_id: number,
  listing_id: number,
): Promise<boolean> {
  const found = await query
    .selectFrom('favourite')
    .select('listing_id')
    .where('account_id', '=', account_id)
    .where('listing_id', '=', listing_id)
    .executeTakeFirst()
  return found !== undefined
}

/** Which of these listings are favourites. */
export async function findFavouritesAmong(
  query: Queryable,
  account_id: number,
  slugs: readonly string[],
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const found = await query
    .selectFrom('favourite')
    .innerJoin('listing', 'listing.id', 'favourite.listing_id')
    .select('listing.slug')
    .where('favourite.account_id', '=', account_id)
    .where('listing.slug', 'in', slugs)
    .execute()
  return new Set(found.map((it) => it.slug))
}

/** Doing either again changes nothing. */
export async function addFavourite(
  query: Queryable,
  account_id: number,
  listing_id: number,
  created_at: Date,
): Promise<void> {
  await query
    .insertInto('favourite')
    .values({ account_id, listing_id, created_at })
    .onConflict((it) => it.doNothing())
    .execute()
}

export async function removeFavourite(
  query: Queryable,
  account_id: number,
  listing_id: number,
): Promise<void> {
  await query
    .deleteFrom('favourite')
    .where('account_id', '=', account_id)
    .where('listing_id', '=', listing_id)
    .execute()
}

/** The newest first, from behind a place. */
export function listFavourites(
  query: Queryable,
  from: Point,
  of: { accountId: number; vertical: VerticalId | undefined; after: Position | undefined; limit: number },
) {
  const { vertical, after } = of
  let favourites = allCards(query, from)
    .innerJoin('favourite', 'favourite.listing_id', 'listing.id')
    .select(['listing.id', instantTold(sql`favourite.created_at`).as('key')])
    .where('favourite.account_id', '=', of.accountId)
    .orderBy('favourite.created_at', 'desc')
    .orderBy('favourite.listing_id', 'desc')
    .limit(of.limit)
  if (vertical !== undefined) favourites = favourites.where('listing.vertical', '=', vertical)
  if (after?.key != null)
    favourites = favourites.where(
      sql<SqlBool>`(favourite.created_at, favourite.listing_id) < (${instantRead(after.key)}, ${after.id}::bigint)`,
    )
  return favourites.execute()
}
