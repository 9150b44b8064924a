import type { Queryable } from '#server/db/database.ts'

/** Finds a booking of a person's own by its reference. */
export async function findOwnBooking(
  query: Queryable,
  accountId: number,
  reference: string,
): Promise<number | undefined> {
  const found = query
    .selectFrom('booking')
    .select('id')
    .where('reference', '=', reference)
    .where('account_id', '=', accountId)
  return (await found.executeTakeFirst())?.id
}
