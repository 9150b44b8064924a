import type { Queryable } from '#server/db/database.ts'

const MOST = 100

export function listNewest(query: Queryable, status: number | undefined) {
  let found = query
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select(['reference', 'booking.title', 'starts_at', 'status', 'pay_until', 'total_minor', 'currency'])
    .select(['account.name', 'account.phone'])
    .orderBy('booking.id', 'desc')
    .limit(MOST)
  if (status !== undefined) found = found.where('status', '=', status)
  return found.execute()
}

const isReference = /^[0-9A-HJKMNP-TV-Z]{7,26}$/

/** One, none, or two where more than one ends like this. */
export async function findByEnd(query: Queryable, typed: string) {
  const end = typed.toUpperCase()
  if (!isReference.test(end)) return []
  return query
    .selectFrom('booking')
    .select(['reference', 'title'])
    .where('reference', 'like', `%${end}`)
    .limit(2)
    .execute()
}
