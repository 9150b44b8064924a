import type { Queryable } from '#server/db/database.ts'

/** What paying for a booking needs to know of it. */
export function findPayable(query: Queryable, reference: string) {
  return query
    .selectFrom('booking')
    .select(['id', 'account_id', 'vertical', 'title', 'status', 'pay_until', 'payable_minor', 'currency'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}
