import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import type { BookingPayment } from '#server/modules/payments/service.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import * as bookings from '../record/repo.ts'
import type { BookingChanges } from './change.ts'
import type { PendingChanges } from './pending-change.ts'
import { findOpen } from './pending-change-repo.ts'

/** Changes of bookings that are paid through the gateway. */
export class PaidChanges {
  readonly #deps: Deps
  readonly #parts: { changes: BookingChanges; pendingChanges: PendingChanges }

  constructor(deps: Deps, parts: { changes: BookingChanges; pendingChanges: PendingChanges }) {
    this.#deps = deps
    this.#parts = parts
  }

  /**
   * Takes the payment of a change. One that comes too late, or for times that are no longer free, is
   * refunded, and the person is told.
   */
  async paid(tx: Tx, payment: BookingPayment): Promise<void> {
    const { payments, clock } = this.#deps
    const booking = await bookings.lockBookingById(tx, payment.booking_id)
    if (!(await payments.settle(tx, payment, 'paid'))) return
    if (await this.#did(tx, booking, payment)) return
    await payments.owe(tx, payment, payment.amount_minor)
    const { amount_minor } = payment
    const of = { booking_id: booking.id, details: { amount_minor }, created_at: clock.now() }
    await bookings.noteEvent(tx, { ...of, kind: 'change_not_made' })
  }

  /** Notes a payment that failed. The change goes on waiting for another one. */
  async unpaid(tx: Tx, payment: BookingPayment, state: 'declined' | 'expired'): Promise<void> {
    await bookings.lockBookingById(tx, payment.booking_id)
    await this.#deps.payments.settle(tx, payment, state)
  }

  /**
   * Carries out the change, computed as of the day it was asked for. Anything that stands in its way is found
   * before money moves.
   */
  async #did(tx: Tx, booking: bookings.BookingRow, { change_id }: BookingPayment): Promise<boolean> {
    const { changes, pendingChanges } = this.#parts
    const asked = change_id === null ? undefined : await findOpen(tx, change_id)
    if (!asked) return false
    const isInTime = asked.pay_until > this.#deps.clock.now()
    const planned = isInTime ? await orRefused(changes.planToPay(tx, booking, asked)) : undefined
    await pendingChanges.end(tx, booking.id, planned ? 'done' : 'ended')
    if (!planned) return false
    await changes.apply(tx, planned, 'Online')
    await failpoint('payment.before_commit')
    return true
  }
}

/** Answers undefined for a refusal. Planning has written nothing, so there is nothing to undo. */
async function orRefused<T>(looking: Promise<T>): Promise<T | undefined> {
  try {
    return await looking
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
