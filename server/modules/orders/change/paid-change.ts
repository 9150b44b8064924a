import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import type { Payment } from '#server/modules/payments/service.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import * as bookings from '../record/repo.ts'
import type { BookingChanges } from './change.ts'
import type { PendingChanges } from './pending-change.ts'
import { findOpen } from './pending-change-repo.ts'

/** Changes of bookings whose money comes from the gateway, or does not. */
export class PaidChanges {
  readonly #deps: Deps
  readonly #parts: { changes: BookingChanges; pendingChanges: PendingChanges }

  constructor(deps: Deps, parts: { changes: BookingChanges; pendingChanges: PendingChanges }) {
    this.#deps = deps
    this.#parts = parts
  }

  /** Its money has come. Too late, or for what can no longer be had, it goes back, and the person is told. */
  async paid(tx: Tx, payment: Payment): Promise<void> {
    const { payments, clock } = this.#deps
    const booking = await bookings.lockBookingById(tx, payment.booking_id)
    if (!(await payments.settle(tx, payment, 'paid'))) return
    if (await this.#did(tx, booking, payment)) return
    await payments.owe(tx, payment, payment.amount_minor)
    const { amount_minor } = payment
    const of = { booking_id: booking.id, details: { amount_minor }, created_at: clock.now() }
    await bookings.noteEvent(tx, { ...of, kind: 'change_not_made' })
  }

  /** A try to pay that failed. The change waits on, for another one. */
  async unpaid(tx: Tx, payment: Payment, state: 'declined' | 'expired'): Promise<void> {
    await bookings.lockBookingById(tx, payment.booking_id)
    await this.#deps.payments.settle(tx, payment, state)
  }

  /** Reckons as on the day it was asked for; whatever has come in its way since then is found before anything moves. */
  async #did(tx: Tx, booking: bookings.BookingRow, { change_id }: Payment): Promise<boolean> {
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

/** Nothing has been written by what only looks. */
async function orRefused<T>(looking: Promise<T>): Promise<T | undefined> {
  try {
    return await looking
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
