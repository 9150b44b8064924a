import { billToWire } from '#contract/bill/wire.ts'
import { minor, parseWire } from '#contract/money.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import { dueAtVenue } from '../record/due-at-venue.ts'
import { refundPercentOf } from '../record/refund-percent.ts'
import * as repo from '../record/repo.ts'
import { movedDeadlines } from '../record/terms.ts'
import type { Offer } from '../sellable.ts'
import { type BillChange, changeBill, type ExtraMethod, type PaidBill, paidBy } from './bill-change.ts'
import type { ChangePlan, ChangeRequest } from './change-plan.ts'
import type { Times } from './changeable.ts'
import { requireChangeable } from './eligibility.ts'
import type { PendingChanges } from './pending-change.ts'
import type { PendingChangeRow } from './pending-change-repo.ts'

/** What the person saw before they said yes. */
interface Seen {
  total: number
  /** How often it had been changed. */
  changes: number
  method: ExtraMethod
}

/** Other times for what is booked: what that costs or gives back, and doing it, whole or not at all. */
export class BookingChanges {
  readonly #deps: Deps
  readonly #pendingChanges: PendingChanges

  constructor(deps: Deps, { pendingChanges }: { pendingChanges: PendingChanges }) {
    this.#deps = deps
    this.#pendingChanges = pendingChanges
  }

  /** What it would come to. Whether it is free then is another question. */
  async plan(
    query: Queryable,
    booking: repo.BookingRow,
    times: Times,
    now = this.#deps.clock.now(),
  ): Promise<ChangePlan> {
    const chooseTimes = requireChangeable(this.#deps, booking, now)
    const otherTimes = await chooseTimes(query, booking.listing_id, times)
    const offer = await otherTimes.offer(query, now)
    requireOther(booking, offer)
    const before = paidBillOf(booking)
    const of = { bookingId: booking.id, lines: before.lines }
    const agreed = await this.#deps.perks.parts.adjusted.linesAt(query, offer.subtotal, of)
    const change = changeBill(before, offer.subtotal, agreed)
    const percentNow = refundPercentOf(booking, now)
    // What cancelling would no longer bring, a shorter stay does not bring either.
    if (isLess(before, change) && percentNow < 100) throw new Refusal('UNAVAILABLE', 'change.notLess')
    const byMs = offer.startsAt.getTime() - booking.starts_at.getTime()
    const deadlines = movedDeadlines(booking, { byMs, percentNow })
    return { booking, offer, change, deadlines, otherTimes }
  }

  /**
   * Locks as everybody does: the booking, its stock, wallets by id, the house's last. What is to be paid online first
   * waits for that: true.
   */
  async change(tx: Tx, accountId: number, wanted: ChangeRequest, seen: Seen): Promise<boolean> {
    const booking = await repo.lockBooking(tx, wanted.reference)
    if (!booking || booking.account_id !== accountId || booking.vertical !== wanted.vertical)
      throw new Refusal('NOT_FOUND', 'error.notFound')
    if (booking.changes !== seen.changes) throw new Refusal('UNAVAILABLE', 'change.meanwhile')
    await this.#pendingChanges.requireNone(tx, booking.id)
    const planned = await this.plan(tx, booking, wanted.times)
    requireSeen(planned.change, seen)
    await this.#assertAvailable(tx, planned)
    await this.#pendingChanges.end(tx, booking.id)
    const waits = seen.method === 'Online' && planned.change.extra > 0
    if (waits) await this.#pendingChanges.begin(tx, planned, wanted)
    else await this.apply(tx, planned, seen.method)
    return waits
  }

  /**
   * What was agreed to be paid online, of a locked booking, reckoned as of then. Refused where it is no longer what
   * it was, or no longer to be had; nothing has been written then.
   */
  async planToPay(tx: Tx, booking: repo.BookingRow, asked: PendingChangeRow): Promise<ChangePlan> {
    const planned = await this.plan(tx, booking, asked, asked.created_at)
    const { extra, bill } = planned.change
    const isAsAgreed = extra === asked.amount_minor && bill.total === asked.total_minor
    if (booking.changes !== asked.change_no - 1 || !isAsAgreed)
      throw new Refusal('UNAVAILABLE', 'change.meanwhile')
    await this.#assertAvailable(tx, planned)
    return planned
  }

  /** Does what was planned, for which everything is locked and free. */
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
    await otherTimes.move(tx, now, ofBooking(booking))
    await repo.noteEvent(tx, { booking_id: booking.id, kind: 'changed', created_at: now })
  }

  async #assertAvailable(tx: Tx, { booking, otherTimes }: ChangePlan): Promise<void> {
    const now = this.#deps.clock.now()
    await otherTimes.lock(tx, now)
    await otherTimes.assertAvailable(tx, now, ofBooking(booking))
  }

  /** Money that goes back goes where it came from; what it costs more comes out of the wallet, or by no move of ours. */
  async #settle(tx: Tx, booking: repo.BookingRow, { back, extra }: BillChange, method: ExtraMethod) {
    const { perks, payments } = this.#deps
    const { id: bookingId, account_id: accountId, reference, currency, changes } = booking
    const taken = { bookingId, accountId, reference, currency }
    const toWallets = back.filter((it) => it.source !== 'card')
    const returned = await perks.parts.adjusted.giveBack(tx, taken, toWallets)
    await payments.noteReturned(tx, bookingId, returned, changes + 1)
    const toCard = back.find((it) => it.source === 'card')
    if (toCard) await payments.giveBack(tx, bookingId, toCard.amount, changes + 1)
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
    venue_minor: payment_mode === 'PAY_AT_VENUE' ? 0 : bill.atPlace,
    bill_lines: JSON.stringify(bill.lines),
  }
}

function requireOther(booking: repo.BookingRow, { startsAt, endsAt, currency }: Offer): void {
  if (currency !== booking.currency) throw new Refusal('UNAVAILABLE', 'order.closed')
  const isSame =
    startsAt.getTime() === booking.starts_at.getTime() && endsAt.getTime() === booking.ends_at.getTime()
  if (isSame) throw new Refusal('UNAVAILABLE', 'change.same')
}

function isLess(before: PaidBill, { bill, back }: BillChange): boolean {
  return bill.total < before.total || back.length > 0
}

function requireSeen(change: BillChange, { total, method }: Seen): void {
  const bill = paidBy(change, method)
  if (parseWire(total, bill.currency) !== bill.total)
    throw new Refusal('PRICE_CHANGED', 'order.priceChanged', { details: { bill: billToWire(bill) } })
}
