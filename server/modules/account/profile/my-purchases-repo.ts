import type { Queryable } from '#server/db/database.ts'

/** Reads a person's purchases, gifts and payouts. */
export async function readPurchases(query: Queryable, accountId: number) {
  const purchases = await query
    .selectFrom('purchase')
    .select(['reference', 'kind', 'title', 'amount_minor', 'currency', 'payment_mode', 'status'])
    .select(['created_at', 'settled_at', 'refunded_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  const gifts_given = await query
    .selectFrom('gift')
    .select(['recipient_name', 'recipient_email', 'message', 'amount_minor', 'language'])
    .select(['created_at', 'sent_at', 'failed_at', 'claimed_at', 'taken_back_at'])
    .where('giver_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  const paid_out = await query
    .selectFrom('payout')
    .select(['amount_minor', 'currency', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return { purchases, gifts_given, paid_out }
}
