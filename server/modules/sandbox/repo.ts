import type { Insertable } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Opens a checkout. One that is opened again stays as it was. */
export async function openCheckout(
  query: Queryable,
  checkout: Insertable<Tables['sandbox_checkout']>,
): Promise<string> {
  await query
    .insertInto('sandbox_checkout')
    .values(checkout)
    .onConflict((it) => it.column('reference').doNothing())
    .execute()
  const { id } = await query
    .selectFrom('sandbox_checkout')
    .select('id')
    .where('reference', '=', checkout.reference)
    .executeTakeFirstOrThrow()
  return id
}

export function findCheckout(query: Queryable, id: string) {
  return query.selectFrom('sandbox_checkout').selectAll().where('id', '=', id).executeTakeFirst()
}

export type CheckoutRow = NonNullable<Awaited<ReturnType<typeof findCheckout>>>

/** Decides an open checkout, once. */
export async function decide(
  query: Queryable,
  id: string,
  state: 'paid' | 'declined' | 'expired',
): Promise<boolean> {
  const decided = await query
    .updateTable('sandbox_checkout')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return decided.numUpdatedRows === 1n
}

export async function addEvent(
  tx: Tx,
  event: { id: string; checkout_id: string; kind: 'paid' | 'declined'; due_at: Date },
): Promise<void> {
  await tx
    .insertInto('sandbox_event')
    .values({ ...event, sent_at: null })
    .execute()
}

export function findDueEvents(query: Queryable, now: Date, mostTries: number) {
  return query
    .selectFrom('sandbox_event as event')
    .innerJoin('sandbox_checkout as checkout', 'checkout.id', 'event.checkout_id')
    .select(['event.id', 'event.kind', 'checkout.reference', 'checkout.amount_minor', 'checkout.currency'])
    .where('event.sent_at', 'is', null)
    .where('event.due_at', '<=', now)
    .where('event.tries', '<', mostTries)
    .orderBy('event.due_at')
    .limit(100)
    .execute()
}

export async function noteTry(query: Queryable, id: string, sent_at: Date | null): Promise<void> {
  await query
    .updateTable('sandbox_event')
    .set((it) => ({ tries: it('tries', '+', 1), sent_at }))
    .where('id', '=', id)
    .execute()
}

/** Refunds an amount, once for each key. A constraint of the database refuses more than was paid. */
export async function refund(
  tx: Tx,
  { key, checkout_id, amount_minor }: { key: string; checkout_id: string; amount_minor: number },
): Promise<void> {
  const noted = await tx
    .insertInto('sandbox_refund')
    .values({ reference: key, checkout_id, amount_minor })
    .onConflict((it) => it.doNothing())
    .executeTakeFirst()
  if (noted.numInsertedOrUpdatedRows === 0n) return
  await tx
    .updateTable('sandbox_checkout')
    .set((it) => ({ refunded_minor: it('refunded_minor', '+', amount_minor) }))
    .where('id', '=', checkout_id)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow()
}
