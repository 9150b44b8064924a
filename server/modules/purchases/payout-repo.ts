import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export async function addPayout(tx: Tx, payout: Insertable<Tables['payout']>): Promise<number> {
  const added = tx.insertInto('payout').values(payout).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** Sums up a person's payouts that have not left yet. */
export async function sumLeaving(query: Queryable, accountId: number, currency: string): Promise<number> {
  const { total } = await query
    .selectFrom('refund')
    .innerJoin('payout', 'payout.id', 'refund.payout_id')
    .select(sql<number>`coalesce(sum(refund.amount_minor), 0)::bigint`.as('total'))
    .where('payout.account_id', '=', accountId)
    .where('payout.currency', '=', currency)
    .where('refund.state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return total
}
