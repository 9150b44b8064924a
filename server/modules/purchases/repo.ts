import { sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { PurchaseKind } from '#server/db/purchase-tables.ts'

interface NewPurchase {
  reference: string
  account_id: number
  kind: PurchaseKind
  title: string
  terms: object
  amount_minor: number
  currency: string
  payment_mode: 'Online' | 'WALLET'
  pay_until: Date
  created_at: Date
}

export async function addPurchase(tx: Tx, { terms, ...purchase }: NewPurchase): Promise<number> {
  const added = tx
    .insertInto('purchase')
    .values({
      ...purchase,
      terms: JSON.stringify(terms),
      status: bookingStatus.awaitingPayment,
      settled_at: null,
    })
    .returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

export function findPurchase(query: Queryable, reference: string) {
  return query.selectFrom('purchase').selectAll().where('reference', '=', reference).executeTakeFirst()
}

/**
 * Locks a purchase, so that nobody else changes it until the transaction ends; with whether its buyer's
 * account has been erased.
 */
export function lockPurchase(tx: Tx, id: number) {
  return tx
    .selectFrom('purchase')
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .selectAll('purchase')
    .select('account.erased_at')
    .where('purchase.id', '=', id)
    .forUpdate('purchase')
    .executeTakeFirstOrThrow()
}

export type PurchaseRow = Awaited<ReturnType<typeof lockPurchase>>

/** Locks a buyer's account, so that they buy one thing at a time and the daily limit counts all of them. */
export async function lockBuyer(tx: Tx, accountId: number): Promise<{ created_at: Date }> {
  return tx
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

interface OfKind {
  accountId: number
  kind: PurchaseKind
  currency: string
}

const sumOf = (query: Queryable, { accountId, kind, currency }: OfKind) =>
  query
    .selectFrom('purchase')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('total'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('currency', '=', currency)

/** Sums up a person's purchases of a kind since an instant, with those that still wait for their payment. */
export async function sumBought(query: Queryable, of: OfKind, since: Date): Promise<number> {
  const bought = sumOf(query, of)
    .where('created_at', '>', since)
    .where('status', '<>', bookingStatus.cancelled)
  return (await bought.executeTakeFirstOrThrow()).total
}

/** Sums up a person's purchases of a kind that can still be paid. */
export async function sumWaiting(query: Queryable, of: OfKind, now: Date): Promise<number> {
  const waiting = sumOf(query, of)
    .where('status', '=', bookingStatus.awaitingPayment)
    .where('pay_until', '>', now)
  return (await waiting.executeTakeFirstOrThrow()).total
}

/**
 * Completes a purchase that was paid. The recipient of a gift is removed from its terms, because from now on
 * the gift itself has it.
 */
export async function complete(
  tx: Tx,
  id: number,
  { settled_at, refundable_until }: { settled_at: Date; refundable_until: Date | null },
): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ status: bookingStatus.completed, settled_at, refundable_until, terms: sql`terms - 'gift'` })
    .where('id', '=', id)
    .execute()
}

/** Notes that a purchase was given back. */
export async function noteRefund(tx: Tx, id: number, refunded_at: Date): Promise<void> {
  await tx.updateTable('purchase').set({ refunded_at }).where('id', '=', id).execute()
}

/** Ends purchases that were not paid in time; answers how many. */
export async function endLapsed(tx: Tx, now: Date, most: number): Promise<number> {
  const due = tx
    .selectFrom('purchase')
    .select('id')
    // A constant, for its partial index.
    .where('status', '=', sql.lit(bookingStatus.awaitingPayment))
    .where('pay_until', '<=', now)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const ended = await tx
    .updateTable('purchase')
    .set({ status: bookingStatus.cancelled, settled_at: now })
    .where('id', 'in', due)
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}
