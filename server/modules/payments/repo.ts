import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

interface NewPayment {
  booking_id: number
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

/** Does nothing where another one is open already. */
export async function addPayment(query: Queryable, payment: NewPayment): Promise<void> {
  await query
    .insertInto('payment')
    .values({ ...payment, state: 'open', settled_at: null })
    .onConflict((it) => it.doNothing())
    .execute()
}

/** The tries to pay for a booking, or for a change of it; the last one first. */
export function findPayments(query: Queryable, booking_id: number, change_id: number | null) {
  return query
    .selectFrom('payment')
    .select(['state', 'page_url'])
    .where('booking_id', '=', booking_id)
    .where('change_id', 'is not distinct from', change_id)
    .orderBy('id', 'desc')
    .execute()
}

export function findByReference(query: Queryable, reference: string) {
  return query
    .selectFrom('payment')
    .select(['id', 'booking_id', 'change_id', 'reference', 'state', 'amount_minor', 'currency'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findByReference>>>

/** The payments that came for a booking, with what of each is not on its way back; the last one first. */
export function findLeft(query: Queryable, booking_id: number) {
  const back = sql<number>`(select coalesce(sum(amount_minor), 0) from refund where payment_id = payment.id)`
  return query
    .selectFrom('payment')
    .select(['id', 'booking_id', sql<number>`(amount_minor - ${back})::bigint`.as('amount_minor')])
    .where('booking_id', '=', booking_id)
    .where('state', '=', 'paid')
    .where('amount_minor', '>', back)
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** False when the gateway has told this before. */
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

/** Money that came stays come, whatever is told afterwards. False where nothing changed by it. */
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
    .select(['id', 'booking_id', 'change_id', 'reference', 'state', 'amount_minor', 'currency'])
    .select(['gateway_id', 'pay_until'])
    .where('state', '=', 'open')
    .where('gateway', '=', gateway)
    .orderBy('created_at')
    .limit(100)

/** Open for a while already: the gateway is asked about them. */
export function findUnheard(query: Queryable, gateway: string, before: Date) {
  return openAt(query, gateway).where('created_at', '<', before).execute()
}

/** The open tries to pay for a booking and for changes of it. */
export function findOpen(query: Queryable, gateway: string, booking_id: number) {
  return openAt(query, gateway).where('booking_id', '=', booking_id).execute()
}

export type OpenPaymentRow = Awaited<ReturnType<typeof findOpen>>[number]

export async function addRefund(
  tx: Tx,
  refund: {
    booking_id: number
    source: string
    payment_id: number | null
    change_no: number | null
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

/** What has not left yet, and why, where the gateway said so; the oldest first. */
export function findOwed(query: Queryable) {
  return query
    .selectFrom('refund')
    .innerJoin('booking', 'booking.id', 'refund.booking_id')
    .select(['refund.id', 'refund.amount_minor', 'refund.failure', 'refund.created_at'])
    .select(['booking.reference', 'booking.currency'])
    .where('refund.state', '=', 'pending')
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .limit(100)
    .execute()
}

/** It came to nothing, also where it had been taken for done. Of an earlier attempt nothing is heard any more. */
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

/** One that failed is asked for once more; false where none did. */
export async function renewRefund(query: Queryable, id: number): Promise<boolean> {
  const renewed = await query
    .updateTable('refund')
    .set((it) => ({ failure: null, attempt: it('attempt', '+', 1) }))
    .where('id', '=', id)
    .where('failure', 'is not', null)
    .executeTakeFirst()
  return renewed.numUpdatedRows === 1n
}

/** One that failed was given another way; false where none did. */
export async function closeFailedRefund(query: Queryable, id: number, settled_at: Date): Promise<boolean> {
  const closed = await query
    .updateTable('refund')
    .set({ state: 'done', settled_at, failure: null })
    .where('id', '=', id)
    .where('failure', 'is not', null)
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}

/** The gateway has it; the booking's story says so, once, whoever asks how often. */
export async function closeRefund(
  query: Queryable,
  { id, attempt, settled_at }: { id: number; attempt: number; settled_at: Date },
): Promise<void> {
  await query
    .with('closed', (it) =>
      it
        .updateTable('refund')
        .set({ state: 'done', settled_at })
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where('state', '=', 'pending')
        // The news that it failed may be faster than the answer that it was taken.
        .where('failure', 'is', null)
        .returning(['booking_id', 'amount_minor']),
    )
    .insertInto('booking_event')
    .columns(['booking_id', 'kind', 'details', 'created_at'])
    .expression((it) =>
      it
        .selectFrom('closed')
        .select([
          'booking_id',
          sql<string>`'refunded'`.as('kind'),
          sql<string>`jsonb_build_object('amount_minor', amount_minor)`.as('details'),
          sql<Date>`${settled_at}::timestamptz`.as('created_at'),
        ]),
    )
    .execute()
}
