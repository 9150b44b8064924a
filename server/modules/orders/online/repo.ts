import type { Queryable } from '#server/db/database.ts'

/** Finds a booking with the columns that a payment needs. */
export function findPayable(query: Queryable, reference: string) {
  return query
    .selectFrom('booking')
    .select(['id', 'account_id', 'vertical', 'title', 'status', 'pay_until'])
    .select(['payable_minor', 'venue_minor', 'currency'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}
