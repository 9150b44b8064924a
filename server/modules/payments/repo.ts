import { type ExpressionBuilder, sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** The booking or purchase that a payment is for. */
export type PaidFor = { booking_id: number } | { purchase_id: number }

/** The subject of a payment as both columns of its row. */
const columnsOf = (of: PaidFor) => ({ booking_id: null, purchase_id: null, ...of })

const isFor = (of: PaidFor) => (it: ExpressionBuilder<Tables, 'payment'>) =>
  'booking_id' in of
    ? it('payment.booking_id', '=', of.booking_id)
    : it('payment.purchase_id', '=', of.purchase_id)

interface NewPayment {
  of: PaidFor
  change_id: number | null
  reference: string
  gateway: string
  gateway_id: string
  page_url: string
  amount_minor: number
  currency: string
  pay_until: Date
  created_at: Date
}

/** Writes a payment down, unless another one is open already. */
export async function addPayment(query: Queryable, { of, ...payment }: NewPayment): Promise<void> {
  await query
    .insertInto('payment')
    .values({ ...columnsOf(of), ...payment, state: 'open', settled_at: null })
    .onConflict((it) => it.doNothing())
    .execute()
}

/**
 * Lists the payments for a booking, a change of it, or a purchase, whatever became of them, the last one
 * first.
 */
export function findPayments(query: Queryable, of: PaidFor, change_id: number | null) {
  return query
    .selectFrom('payment')
    .select(['state', 'page_url'])
    .where(isFor(of))
    .where('change_id', 'is not distinct from', change_id)
    .orderBy('id', 'desc')
    .execute()
}

const columns = [
  ...(['id', 'booking_id', 'change_id', 'purchase_id', 'reference', 'state'] as const),
  ...(['amount_minor', 'currency'] as const),
]

export function findByReference(query: Queryable, reference: string) {
  return query.selectFrom('payment').select(columns).where('reference', '=', reference).executeTakeFirst()
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findByReference>>>

/** Lists the payments that arrived, each with the amount that is not refunded, the last one first. */
export function findLeft(query: Queryable, of: PaidFor) {
  const back = sql<number>`(select coalesce(sum(amount_minor), 0) from refund where payment_id = payment.id)`
  return query
    .selectFrom('payment')
    .select(['id', 'booking_id', 'purchase_id'])
    .select(sql<number>`(amount_minor - ${back})::bigint`.as('amount_minor'))
    .where(isFor(of))
    .where('state', '=', 'paid')
    .where('amount_minor', '>', back)
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Notes an event of the gateway. False where the gateway has sent it before. */
export async function noteEvent(
  tx: Tx,
  event: { gateway: string; event_id: string; payment_reference: string; kind: string; received_at: Date },
): Promise<boolean> {
  const noted = await tx
    .insertInto('payment_event')
    .values(event)
    .onConflict((it) => it.doNothing())
    .executeTakeFirst()
  return noted.numInsertedOrUpdatedRows === 1n
}

/**
 * Settles a payment. One that was paid stays paid, whatever the gateway says afterwards. False where nothing
 * changed.
 */
export async function settle(
  tx: Tx,
  id: number,
  { state, now }: { state: 'paid' | 'declined' | 'expired'; now: Date },
): Promise<boolean> {
  let changed = tx.updateTable('payment').set({ state, settled_at: now }).where('id', '=', id)
  changed = state === 'paid' ? changed.where('state', '<>', 'paid') : changed.where('state', '=', 'open')
  return (await changed.executeTakeFirst()).numUpdatedRows === 1n
}

const openAt = (query: Queryable, gateway: string) =>
  query
    .selectFrom('payment')
    .select(columns)
    .select(['gateway_id', 'pay_until'])
    // A constant, for its partial index.
    .where('state', '=', sql.lit('open'))
    .where('gateway', '=', gateway)
    .orderBy('created_at')
    .limit(100)

/** Finds payments that have been open for a while, so that the gateway is asked about them. */
export function findUnheard(query: Queryable, gateway: string, before: Date) {
  return openAt(query, gateway).where('created_at', '<', before).execute()
}

/** Finds the open payments for a booking or a purchase; for a booking also those for its changes. */
export function findOpen(query: Queryable, gateway: string, of: PaidFor) {
  return openAt(query, gateway).where(isFor(of)).execute()
}

export type OpenPaymentRow = Awaited<ReturnType<typeof findOpen>>[number]

export async function addRefund(
  tx: Tx,
  refund: {
    booking_id: number | null
    purchase_id: number | null
    source: string
    payment_id: number | null
    change_no: number | null
    payout_id: number | null
    amount_minor: number
    created_at: Date
    settled_at: Date | null
  },
): Promise<void> {
  const state = refund.settled_at === null ? 'pending' : 'done'
  await tx
    .insertInto('refund')
    .values({ ...refund, state, failure: null })
    .execute()
}

export function findRefunds(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('refund')
    .select(['booking_id', 'source', 'amount_minor', 'state', 'created_at'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('id')
    .execute()
}

export function findDueRefunds(query: Queryable, gateway: string) {
  return query
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.attempt', 'refund.amount_minor', 'payment.gateway_id', 'payment.currency'])
    .where('refund.state', '=', 'pending')
    .where('refund.failure', 'is', null)
    .where('payment.gateway', '=', gateway)
    .orderBy('refund.created_at')
    .limit(100)
    .execute()
}

/** Lists refunds that have not left yet, the oldest first, with the reason where the gateway refused them. */
export function findOwed(query: Queryable) {
  return query
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .leftJoin('booking', 'booking.id', 'refund.booking_id')
    .leftJoin('purchase', 'purchase.id', 'refund.purchase_id')
    .select(['refund.id', 'refund.amount_minor', 'refund.failure', 'refund.created_at'])
    .select((it) =>
      it.fn.coalesce('booking.reference', 'purchase.reference', 'payment.reference').as('reference'),
    )
    .select('payment.currency')
    .where('refund.state', '=', 'pending')
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .limit(100)
    .execute()
}

/** Marks a refund as failed, even where it was already done. News of an earlier attempt changes nothing. */
export async function failRefund(
  query: Queryable,
  { id, attempt, reason }: { id: number; attempt: number; reason: string },
): Promise<void> {
  await query
    .updateTable('refund')
    .set({ state: 'pending', settled_at: null, failure: reason })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute()
}

/** Asks for a failed refund once more; false where it has not failed. */
export async function renewRefund(query: Queryable, id: number): Promise<boolean> {
  const renewed = await query
    .updateTable('refund')
    .set((it) => ({ failure: null, attempt: it('attempt', '+', 1) }))
    .where('id', '=', id)
    .where('failure', 'is not', null)
    .executeTakeFirst()
  return renewed.numUpdatedRows === 1n
}

/** A refund that was closed, with the payout that it is a part of. */
interface ClosedRefund {
  payout_id: number | null
}

/** Closes a failed refund that was given another way; undefined where it has not failed. */
export function closeFailedRefund(tx: Tx, id: number, settled_at: Date): Promise<ClosedRefund | undefined> {
  return tx
    .updateTable('refund')
    .set({ state: 'done', settled_at, failure: null })
    .where('id', '=', id)
    .where('failure', 'is not', null)
    .returning('payout_id')
    .executeTakeFirst()
}

/** A payout that has left as a whole; undefined while a part of it is owed. Its parts are looked at one by one. */
export async function findPaidOut(tx: Tx, id: number) {
  const payout = await tx
    .selectFrom('payout')
    .select(['account_id', 'amount_minor', 'currency'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const owed = tx.selectFrom('refund').select('id').where('payout_id', '=', id).where('state', '=', 'pending')
  return (await owed.limit(1).executeTakeFirst()) ? undefined : payout
}

/**
 * Closes a refund that the gateway has taken, and notes that once in the booking's history, however often it
 * is called. Undefined where it was closed before.
 */
export function closeRefund(
  tx: Tx,
  { id, attempt, settled_at }: { id: number; attempt: number; settled_at: Date },
): Promise<ClosedRefund | undefined> {
  return tx
    .with('closed', (it) =>
      it
        .updateTable('refund')
        .set({ state: 'done', settled_at })
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where('state', '=', 'pending')
        // A webhook that says it failed may arrive before the answer that it was taken.
        .where('failure', 'is', null)
        .returning(['booking_id', 'amount_minor', 'payout_id']),
    )
    .with('noted', (it) =>
      it
        .insertInto('booking_event')
        .columns(['booking_id', 'kind', 'details', 'created_at'])
        .expression((of) =>
          of
            .selectFrom('closed')
            .select([
              'booking_id',
              sql<string>`'refunded'`.as('kind'),
              sql<string>`jsonb_build_object('amount_minor', amount_minor)`.as('details'),
              sql<Date>`${settled_at}::timestamptz`.as('created_at'),
            ])
            // A purchase has no history.
            .where('booking_id', 'is not', null),
        ),
    )
    .selectFrom('closed')
    .select('payout_id')
    .executeTakeFirst()
}
