import type { Queryable } from '#server/db/database.ts'

/** A booking with what paying for it needs to know. */
export function findPayable(query: Queryable, reference: string) {
  return query
    .selectFrom('booking')
    .select(['id', 'account_id', 'vertical', 'title', 'status', 'pay_until', 'payable_minor', 'currency'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}
