import { type SqlBool, sql } from 'kysely'
import { standing } from '#contract/status.ts'
import type { Queryable } from '#server/db/database.ts'

/** Finds a person's booking at a store by its reference. */
export async function findOwnBooking(
  query: Queryable,
  accountId: number,
  reference: string,
  storeId: number,
): Promise<number | undefined> {
  const found = query
    .selectFrom('booking')
    .select('id')
    .where('reference', '=', reference)
    .where('account_id', '=', accountId)
    .where('listing_id', '=', storeId)
  return (await found.executeTakeFirst())?.id
}

/**
 * Finds a person's bookings of any vertical between two minutes since 1970, in order, except the one they
 * would move.
 */
export function findBookedBetween(
  query: Queryable,
  accountId: number,
  { from, until }: { from: number; until: number },
  exceptBooking: number | undefined,
) {
  return query
    .selectFrom('booking')
    .select(['title', 'starts_at', 'ends_at'])
    .where('account_id', '=', accountId)
    .where('status', 'in', standing)
    .where('id', '<>', exceptBooking ?? 0)
    .where(
      sql<SqlBool>`starts_at < to_timestamp(${until * 60}::bigint) and ends_at > to_timestamp(${from * 60}::bigint)`,
    )
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}
