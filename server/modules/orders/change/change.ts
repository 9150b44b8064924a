import { billToWire } from '#contract/bill/wire.ts'
import { minor, parseWire } from '#contract/money.ts'
import type { Queryable, Tx } from '../../../db/database.ts'
import { failpoint } from '../../../http/failpoint.ts'
import { Refusal } from '../../../http/refusal.ts'
import { atPlaceOf } from '../bookings/at-place.ts'
import { refundPercentOf } from '../bookings/life.ts'
import * as repo from '../bookings/repo.ts'
import { movedDeadlines } from '../checkout/terms.ts'
import type { Offer } from '../sellable.ts'
import type { Surroundings } from '../surroundings.ts'
import { sellableOf } from '../verticals/registry.ts'
import { type BillChange, changeBill, type ExtraMethod, type PaidBill, paidBy } from './bill-change.ts'
import type { Times } from './changeable.ts'
import { requireChangeable } from './whether.ts'

/** Which booking is to be at which times. */
export interface Wanted {
  vertical: string
  reference: string
  times: Times
}

/** What the person saw before they said yes. */
interface Seen {
  total: number
  /** How often it had been changed. */
  changes: number
  method: ExtraMethod
}

/** Other times for what is booked: what that costs or gives back, and doing it, whole or not at all. */
export class BookingChanges {
  readonly #at: Surroundings

  constructor(at: Surroundings) {
    this.#at = at
  }

  /** What it would come to. Whether it is free then is another question. */
  async plan(query: Queryable, booking: repo.BookingRow, times: Times) {
    const now = this.#at.clock.now()
    const changeable = requireChangeable(booking, now)
    const items = await changeable.itemsOf(query, booking.listing_id, times)
    const offer = await sellableOf(booking.vertical).offer(query, items, now)
    requireOther(booking, offer)
    const before = paidBillOf(booking)
    const of = { bookingId: booking.id, lines: before.lines }
    const agreed = await this.#at.perks.adjusted.linesAt(query, offer.subtotal, of)
    const change = changeBill(before, offer.subtotal, agreed)
    const percentNow = refundPercentOf(booking, now)
    // What cancelling would no longer bring, a shorter stay does not bring either.
    if (isLess(before, change) && percentNow < 100) throw new Refusal('UNAVAILABLE', 'change.notLess')
    const byMs = offer.startsAt.getTime() - booking.starts_at.getTime()
    const deadlines = movedDeadlines(booking, { byMs, percentNow })
    return { items, offer, change, deadlines, changeable }
  }

  /** Locks as everybody does: the booking, its stock, wallets by id, the house's last. */
  async change(tx: Tx, accountId: number, { reference, vertical, times }: Wanted, seen: Seen): Promise<void> {
    const booking = await repo.lockBooking(tx, reference)
    if (!booking || booking.account_id !== accountId || booking.vertical !== vertical)
      throw new Refusal('NOT_FOUND', 'error.notFound')
    const now = this.#at.clock.now()
    if (booking.changes !== seen.changes) throw new Refusal('UNAVAILABLE', 'change.meanwhile')
    const { items, offer, change, deadlines, changeable } = await this.plan(tx, booking, times)
    requireSeen(change, seen)
    const of = { bookingId: booking.id, accountId }
    await sellableOf(vertical).lock(tx, items, now)
    await changeable.requireFree(tx, items, now, of)
    await this.#settle(tx, booking, change, seen.method)
    await failpoint('change.after_ledger')
    await repo.setChanged(tx, booking, {
      ...{ starts_at: offer.startsAt, ends_at: offer.endsAt, ...deadlines },
      ...rowOf(booking, paidBy(change, seen.method)),
    })
    await changeable.move(tx, items, now, of)
    await repo.noteEvent(tx, { booking_id: booking.id, kind: 'changed', created_at: now })
  }

  /** Money that goes back goes where it came from; what it costs more comes out of the wallet, or is due at the place. */
  async #settle(tx: Tx, booking: repo.BookingRow, { back, extra }: BillChange, method: ExtraMethod) {
    const { perks, payments } = this.#at
    const { id: bookingId, account_id: accountId, reference, currency, changes } = booking
    const taken = { bookingId, accountId, reference, currency }
    const toWallets = back.filter((it) => it.source !== 'card')
    const returned = await perks.adjusted.giveBack(tx, taken, toWallets)
    await payments.noteReturned(tx, bookingId, returned, changes + 1)
    const toCard = back.find((it) => it.source === 'card')
    const paid = toCard && (await payments.paidOf(tx, bookingId))
    if (toCard && !paid) throw new Error(`No card has paid for ${reference}.`)
    if (toCard && paid) await payments.owe(tx, paid, toCard.amount, changes + 1)
    if (extra > 0 && method === 'WALLET') await perks.adjusted.takeMore(tx, taken, extra)
  }
}

function paidBillOf(row: repo.BookingRow): PaidBill {
  return {
    ...{ currency: row.currency, subtotal: minor(row.subtotal_minor), lines: row.bill_lines },
    ...{ total: minor(row.total_minor), wallet: minor(row.wallet_minor), payable: minor(row.payable_minor) },
    atPlace: minor(atPlaceOf(row)),
  }
}

const rowOf = ({ payment_mode }: repo.BookingRow, bill: PaidBill) => ({
  ...{ subtotal_minor: bill.subtotal, total_minor: bill.total, wallet_minor: bill.wallet },
  payable_minor: bill.payable,
  venue_minor: payment_mode === 'PAY_AT_VENUE' ? 0 : bill.atPlace,
  bill_lines: JSON.stringify(bill.lines),
})

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
