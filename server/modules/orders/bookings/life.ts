import { percentOf } from '#contract/money.ts'
import { bookingStatus, canMove } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import type { BookingPayment } from '#server/modules/payments/service.ts'
import { Refusal } from '#server/refusal.ts'
import type { PendingChanges } from '../change/pending-change.ts'
import type { Deps } from '../deps.ts'
import type { Holds } from '../holds/holds.ts'
import { refundPercentOf } from '../record/refund-percent.ts'
import * as repo from '../record/repo.ts'
import { soldOf } from '../sold.ts'

const { awaitingConfirmation, awaitingPayment, cancelled, confirmed } = bookingStatus

const MOST_LAPSED_AT_ONCE = 100

/** The status of a booking that needs no payment any more. */
export const settledStatus = (needsConfirmation: boolean) =>
  needsConfirmation ? awaitingConfirmation : confirmed

/**
 * Moves bookings from status to status. The caller has locked the booking first, and then stock, perks and
 * wallets in this order.
 */
export class BookingLife {
  readonly #deps: Deps
  readonly #holds: Holds
  readonly #pendingChanges: PendingChanges

  constructor(deps: Deps, { holds, pendingChanges }: { holds: Holds; pendingChanges: PendingChanges }) {
    this.#deps = deps
    this.#holds = holds
    this.#pendingChanges = pendingChanges
  }

  /** Cancels a booking for its customer, once; refused where less would be refunded than they were told. */
  async cancel(
    tx: Tx,
    accountId: number,
    of: { vertical: VerticalId; reference: string; seenPercent?: number | undefined },
  ): Promise<void> {
    const booking = await repo.lockBooking(tx, of.reference)
    await failpoint('cancel.after_lock')
    if (!booking || booking.account_id !== accountId || booking.vertical !== of.vertical)
      throw new Refusal('NOT_FOUND', 'error.notFound')
    if (booking.status === cancelled) throw new Refusal('ALREADY_CANCELLED', 'booking.alreadyCancelled')
    const now = this.#deps.clock.now()
    if (!canMove(booking.status, cancelled) || booking.starts_at <= now)
      throw new Refusal('UNAVAILABLE', 'booking.tooLate')
    const percent = refundPercentOf(booking, now)
    if (percent < (of.seenPercent ?? 0)) throw new Refusal('UNAVAILABLE', 'booking.refundChanged')
    await this.#end(tx, booking, { reason: 'customer', percent })
  }

  /** Confirms a booking for its organiser. False where it does not wait for that. */
  async confirm(tx: Tx, reference: string): Promise<boolean> {
    const booking = await repo.lockBooking(tx, reference)
    if (booking?.status !== awaitingConfirmation) return false
    await this.#move(tx, booking, confirmed)
    await this.#note(tx, booking, 'confirmed')
    return true
  }

  /**
   * Cancels a booking for its organiser, at any time, with a full refund. False where it has gone too far for
   * that.
   */
  async callOff(tx: Tx, reference: string): Promise<boolean> {
    const booking = await repo.lockBooking(tx, reference)
    if (!booking || !canMove(booking.status, cancelled)) return false
    await this.#end(tx, booking, { reason: 'operator', percent: 100 })
    return true
  }

  /** Ends bookings that were not paid in time, and frees what they held or used. */
  async lapse(tx: Tx, accountId?: number): Promise<number> {
    const of = { most: MOST_LAPSED_AT_ONCE, ...(accountId === undefined ? {} : { accountId }) }
    const due = await repo.lockLapsed(tx, this.#deps.clock.now(), of)
    for (const booking of due) await this.#end(tx, booking, { reason: 'lapsed', percent: 100 })
    return due.length
  }

  /** Takes the payment of a booking. One that comes too late is refunded, and the person is told. */
  async paid(tx: Tx, payment: BookingPayment): Promise<void> {
    const booking = await repo.lockBookingById(tx, payment.booking_id)
    if (!(await this.#deps.payments.settle(tx, payment, 'paid'))) return
    const now = this.#deps.clock.now()
    const isInTime =
      booking.status === awaitingPayment && booking.pay_until !== null && booking.pay_until > now
    if (!isInTime) {
      if (booking.status === awaitingPayment) await this.#end(tx, booking, { reason: 'lapsed', percent: 100 })
      else await this.#deps.payments.owe(tx, payment, payment.amount_minor)
      await this.#note(tx, booking, 'paid_too_late', { amount_minor: payment.amount_minor })
      return
    }
    await soldOf(this.#deps, booking.vertical).sell(tx, booking.id, now)
    await this.#holds.end(tx, { bookingId: booking.id })
    await this.#move(tx, booking, settledStatus(booking.needs_confirmation))
    await failpoint('payment.before_commit')
    await this.#note(tx, booking, 'paid')
  }

  /** Notes a payment that failed. The booking goes on waiting for another one. */
  async unpaid(tx: Tx, payment: BookingPayment, state: 'declined' | 'expired'): Promise<void> {
    const booking = await repo.lockBookingById(tx, payment.booking_id)
    if (await this.#deps.payments.settle(tx, payment, state))
      await this.#note(tx, booking, `payment_${state}`)
  }

  async #end(
    tx: Tx,
    booking: repo.BookingRow,
    { reason, percent }: { reason: 'customer' | 'operator' | 'lapsed'; percent: number },
  ): Promise<void> {
    const { payments, perks, clock } = this.#deps
    const now = clock.now()
    await this.#pendingChanges.end(tx, booking.id)
    if (booking.status !== awaitingPayment)
      await soldOf(this.#deps, booking.vertical).unsell(tx, booking.id, now)
    await failpoint('cancel.after_stock')
    await this.#move(tx, booking, cancelled, { cancel_reason: reason, cancelled_at: now })
    await perks.parts.earnings.drop(tx, booking.id, 'cancelled')
    const of = { bookingId: booking.id, reference: booking.reference }
    const taken = { ...of, accountId: booking.account_id, currency: booking.currency }
    const returned = await perks.parts.checkout.giveBack(tx, taken, percent)
    await payments.noteReturned(tx, booking.id, returned)
    await this.#returnCard(tx, booking, percent)
    await this.#note(tx, booking, 'cancelled', { reason, percent })
    await failpoint('cancel.after_ledger')
  }

  async #returnCard(tx: Tx, booking: repo.BookingRow, percent: number): Promise<void> {
    const { payments } = this.#deps
    const of = { booking_id: booking.id }
    await payments.giveBack(tx, of, percentOf(await payments.leftOf(tx, of), percent))
  }

  async #move(
    tx: Tx,
    { id, status: from }: repo.BookingRow,
    to: number,
    more: Parameters<typeof repo.setStatus>[2] = {},
  ): Promise<void> {
    if (!canMove(from, to)) throw new Error(`No booking moves from ${from} to ${to}.`)
    await repo.setStatus(tx, { id, from, to }, more)
  }

  async #note(
    tx: Tx,
    { id: booking_id }: repo.BookingRow,
    kind: string,
    details: object = {},
  ): Promise<void> {
    await repo.noteEvent(tx, { booking_id, kind, details, created_at: this.#deps.clock.now() })
  }
}
