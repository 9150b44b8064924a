import type { PaidBill } from '#contract/bill/deposit.ts'
import { billToWire } from '#contract/bill/wire.ts'
import { minor, parseWire } from '#contract/money.ts'
import { verticalText } from '#contract/texts/vertical-text.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Offer } from '../offer.ts'
import { dueAtVenue, leftToVenue } from '../record/due-at-venue.ts'
import { refundPercentOf } from '../record/refund-percent.ts'
import * as repo from '../record/repo.ts'
import { movedDeadlines } from '../record/terms.ts'
import { type BillChange, changeBill, type ExtraMethod, paidBy } from './bill-change.ts'
import type { ChangePlan, ChangeRequest } from './change-plan.ts'
import { requireChangeable } from './eligibility.ts'
import { openSlugOf } from './listing-repo.ts'
import type { PendingChanges } from './pending-change.ts'
import type { PendingChangeRow } from './pending-change-repo.ts'

/** The quote that the person saw when they agreed. */
interface Seen {
  total: number
  /** The number of changes before. */
  changes: number
  method: ExtraMethod
}

/** Changes the times of bookings: what that costs or refunds, and doing it, whole or not at all. */
export class BookingChanges {
  readonly #deps: Deps
  readonly #pendingChanges: PendingChanges

  constructor(deps: Deps, { pendingChanges }: { pendingChanges: PendingChanges }) {
    this.#deps = deps
    this.#pendingChanges = pendingChanges
  }

  /** Plans a change and its cost. Whether the new time is free is for the caller to ask. */
  async plan(
    query: Queryable,
    booking: repo.BookingRow,
    wanted: unknown,
    now = this.#deps.clock.now(),
  ): Promise<ChangePlan> {
    const chooseTimes = requireChangeable(this.#deps, booking, now)
    const slug = await openSlugOf(query, booking.listing_id)
    if (slug === undefined) throw new Refusal('UNAVAILABLE', 'order.closed')
    const otherTimes = await chooseTimes(query, { ...ofBooking(booking), slug }, wanted)
    const offer = await otherTimes.offer(query, now)
    if (offer.currency !== booking.currency) throw new Refusal('UNAVAILABLE', 'order.closed')
    if (isThen(booking, offer) && !(await otherTimes.isOther(query)))
      throw new Refusal('UNAVAILABLE', verticalText('change.same', booking.vertical))
    const before = paidBillOf(booking)
    const of = { bookingId: booking.id, lines: before.lines }
    const agreed = await this.#deps.perks.parts.adjusted.linesAt(query, offer.subtotal, of)
    const change = changeBill(before, offer.subtotal, agreed)
    const percentNow = refundPercentOf(booking, now)
    // A shorter stay refunds nothing where cancelling would no longer do so in full.
    if (isLess(before, change) && percentNow < 100)
      throw new Refusal('UNAVAILABLE', verticalText('change.notLess', booking.vertical))
    const byMs = offer.startsAt.getTime() - booking.starts_at.getTime()
    const deadlines = movedDeadlines(booking, { byMs, percentNow })
    return { booking, offer, change, deadlines, otherTimes }
  }

  /**
   * Changes a booking. Locks in the usual order: the booking, its stock, wallets by id, the house's last.
   * True where the change first waits for its online payment.
   */
  async change(tx: Tx, accountId: number, asked: ChangeRequest, seen: Seen): Promise<boolean> {
    const booking = await repo.lockBooking(tx, asked.reference)
    if (!booking || booking.account_id !== accountId || booking.vertical !== asked.vertical)
      throw new Refusal('NOT_FOUND', 'error.notFound')
    if (booking.changes !== seen.changes) throw new Refusal('UNAVAILABLE', 'change.meanwhile')
    await this.#pendingChanges.requireNone(tx, booking.id)
    const planned = await this.plan(tx, booking, asked.wanted)
    requireSeen(planned.change, seen)
    await this.#assertAvailable(tx, planned)
    await this.#pendingChanges.end(tx, booking.id)
    const waits = seen.method === 'Online' && planned.change.extra > 0
    if (waits) await this.#pendingChanges.begin(tx, planned)
    else await this.apply(tx, planned, seen.method)
    return waits
  }

  /**
   * Plans a pending change of a locked booking as of the day it was agreed. Refused, with nothing written,
   * where it costs another amount or is no longer free.
   */
  async planToPay(tx: Tx, booking: repo.BookingRow, asked: PendingChangeRow): Promise<ChangePlan> {
    const planned = await this.plan(tx, booking, asked.wanted, asked.created_at)
    const { extra, bill } = planned.change
    const isAsAgreed = extra === asked.amount_minor && bill.total === asked.total_minor
    if (booking.changes !== asked.change_no - 1 || !isAsAgreed)
      throw new Refusal('UNAVAILABLE', 'change.meanwhile')
    await this.#assertAvailable(tx, planned)
    return planned
  }

  /** Carries out a planned change, for which everything is locked and free. */
  async apply(tx: Tx, { booking, offer, change, deadlines, otherTimes }: ChangePlan, method: ExtraMethod) {
    const now = this.#deps.clock.now()
    await this.#settle(tx, booking, change, method)
    await failpoint('change.after_ledger')
    await repo.setChanged(tx, booking, {
      starts_at: offer.startsAt,
      ends_at: offer.endsAt,
      ...deadlines,
      ...rowOf(booking, change, method),
    })
    await otherTimes.move(tx, now)
    const { vertical } = booking
    const visit = { vertical, businessId: offer.businessId, endsAt: offer.endsAt }
    const booked = { ...visit, ...ofBooking(booking) }
    await this.#deps.perks.parts.earnings.agreeAnew(tx, booked, paidBy(change, method))
    await repo.noteEvent(tx, { booking_id: booking.id, kind: 'changed', created_at: now })
  }

  async #assertAvailable(tx: Tx, { otherTimes }: ChangePlan): Promise<void> {
    const now = this.#deps.clock.now()
    await otherTimes.lock(tx, now)
    await otherTimes.assertAvailable(tx, now)
  }

  /**
   * Moves the money of a change. Refunds go back to where the money came from. The extra cost comes out of
   * the wallet; for other methods nothing moves here.
   */
  async #settle(tx: Tx, booking: repo.BookingRow, { back, extra }: BillChange, method: ExtraMethod) {
    const { perks, payments } = this.#deps
    const { id: bookingId, account_id: accountId, reference, currency, changes } = booking
    const taken = { bookingId, accountId, reference, currency }
    const toWallets = back.filter((it) => it.source !== 'card')
    const returned = await perks.parts.adjusted.giveBack(tx, taken, toWallets)
    await payments.noteReturned(tx, bookingId, returned, changes + 1)
    const toCard = back.find((it) => it.source === 'card')
    if (toCard)
      await payments.giveBack(tx, { booking_id: bookingId }, toCard.amount, { changeNo: changes + 1 })
    if (extra > 0 && method === 'WALLET') await perks.parts.adjusted.takeMore(tx, taken, extra)
  }
}

function paidBillOf(row: repo.BookingRow): PaidBill {
  return {
    currency: row.currency,
    subtotal: minor(row.subtotal_minor),
    lines: row.bill_lines,
    total: minor(row.total_minor),
    wallet: minor(row.wallet_minor),
    payable: minor(row.payable_minor),
    atPlace: minor(dueAtVenue(row)),
  }
}

const ofBooking = ({ id: bookingId, account_id: accountId }: repo.BookingRow) => ({ bookingId, accountId })

function rowOf({ payment_mode: before }: repo.BookingRow, change: BillChange, method: ExtraMethod) {
  const bill = paidBy(change, method)
  const isOnline = method === 'Online' && change.extra > 0
  const payment_mode = isOnline ? method : before
  return {
    subtotal_minor: bill.subtotal,
    total_minor: bill.total,
    wallet_minor: bill.wallet,
    payment_mode,
    payable_minor: bill.payable,
    venue_minor: leftToVenue(payment_mode, bill),
    bill_lines: JSON.stringify(bill.lines),
  }
}

const isThen = (booking: repo.BookingRow, { startsAt, endsAt }: Offer): boolean =>
  startsAt.getTime() === booking.starts_at.getTime() && endsAt.getTime() === booking.ends_at.getTime()

function isLess(before: PaidBill, { bill, back }: BillChange): boolean {
  return bill.total < before.total || back.length > 0
}

function requireSeen(change: BillChange, { total, method }: Seen): void {
  const bill = paidBy(change, method)
  if (parseWire(total, bill.currency) !== bill.total)
    throw new Refusal('PRICE_CHANGED', 'order.priceChanged', { details: { bill: billToWire(bill) } })
}
