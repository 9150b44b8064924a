import { type SqlBool, sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Position } from '../explore/cursor.ts'
import { instantRead, instantTold } from '../explore/order-repo.ts'

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

/** Whether the account likes a `listing`; false for guests. */
export const isLikedBy = (accountId: number | undefined) => sql<boolean>`exists (
  select from favourite where account_id = ${accountId ?? null}::bigint and listing_id = listing.id)`

/** Finds the favourites among these listings. */
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

/** Adds a favourite. Like removing one, this may be done twice. */
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

/** Lists favourites, the newest first, from behind a position. */
export function listFavourites(
  query: Queryable,
  of: { accountId: number; vertical: VerticalId | undefined; after: Position | undefined; limit: number },
) {
  const { vertical, after } = of
  let favourites = query
    .selectFrom('favourite')
    .innerJoin('listing', 'listing.id', 'favourite.listing_id')
    .where('listing.is_active', '=', true)
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
