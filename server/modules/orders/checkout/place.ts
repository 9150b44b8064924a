import type { Bill } from '#contract/bill/bill.ts'
import type { OrderItems } from '#contract/entities/order-item.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { bookingStatus } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import { type BookingLife, settledStatus } from '../bookings/life.ts'
import type { Deps, Person } from '../deps.ts'
import type { Holds } from '../holds/holds.ts'
import { PAY_WITHIN_MS, requireOnline } from '../payment-window.ts'
import { newReference } from '../record/reference.ts'
import * as repo from '../record/repo.ts'
import { agreedTerms } from '../record/terms.ts'
import type { Offer } from '../sellable.ts'
import { soldOf } from '../sold.ts'
import { type Reckoner, type RequestedPerks, requireAsSeen } from './reckon.ts'

export interface Order extends RequestedPerks {
  vertical: VerticalId
  items: OrderItems
  /** What the person saw as To Pay. */
  total: number
  method: PaymentMethod
  hold_id?: string | null | undefined
  waited?: boolean | undefined
  note: string
}

export interface Placed {
  status: number
  reference: string
}

/** Orders, each whole or not at all: stock, perks, wallets and the booking in one transaction. */
export class Orders {
  readonly #deps: Deps
  readonly #parts: { holds: Holds; reckoner: Reckoner; life: BookingLife }

  constructor(deps: Deps, parts: { holds: Holds; reckoner: Reckoner; life: BookingLife }) {
    this.#deps = deps
    this.#parts = parts
  }

  /** Refuses what is plainly gone, as it stands, without waiting for those who are at it; and who guesses codes. */
  async precheck(
    { vertical, items, hold_id, coupon, gift_card }: Omit<Order, 'total' | 'method' | 'note'>,
    who: { accountId: number; address: string },
  ): Promise<void> {
    const { database, clock, perks } = this.#deps
    const choice = soldOf(this.#deps, vertical).choose(items)
    await choice.offer(database.query, clock.now())
    if (!hold_id) await choice.assertAvailable(database.query, clock.now(), undefined)
    await perks.parts.guesses.watch({ coupon, gift_card }, who)
  }

  /** Locks in one order, as everybody does: stock by id, the hold, coupon, membership, wallets by id, the house's last. */
  async place(tx: Tx, order: Order, person: Person): Promise<Placed> {
    const { holds, reckoner, life } = this.#parts
    const sold = soldOf(this.#deps, order.vertical)
    const choice = sold.choose(order.items)
    const now = this.#deps.clock.now()
    const offer = await choice.offer(tx, now)
    await choice.lock(tx, now)
    await life.lapse(tx, person.accountId)
    await failpoint('order.after_lock')
    const hold = order.hold_id
      ? await holds[order.waited ? 'findLive' : 'requireLive'](
          tx,
          order.hold_id,
          order.vertical,
          person.accountId,
          now,
        )
      : undefined
    await choice.assertAvailable(tx, now, hold?.id)
    const { bill, found } = await reckoner.reckon(tx, order.vertical, offer, order, person)
    requireAsSeen(bill, order)
    const booking = await this.#write(tx, order, { offer, bill, accountId: person.accountId, now })
    await choice.saveLines(tx, booking.id)
    if (booking.payUntil) {
      const keep = (holdId: string) => choice.reserve(tx, holdId)
      const kept = { vertical: order.vertical, keep, holdId: hold?.id }
      const { id, payUntil } = booking
      await holds.leaveSome(tx, choice, { holder: person, exceptHold: hold?.id }, now)
      await holds.reserveFor(tx, kept, { id, payUntil, accountId: person.accountId })
    } else {
      await sold.sell(tx, booking.id, now, hold?.id)
      if (hold) await holds.end(tx, { holdId: hold.id })
    }
    await failpoint('order.after_stock')
    const of = { bookingId: booking.id, reference: booking.reference }
    const taken = { ...of, accountId: person.accountId, currency: bill.currency }
    await this.#deps.perks.parts.checkout.use(tx, taken, found, bill)
    await failpoint('order.after_ledger')
    await repo.noteEvent(tx, { booking_id: booking.id, kind: 'placed', created_at: now })
    return { status: booking.status, reference: booking.reference }
  }

  async #write(
    tx: Tx,
    order: Order,
    { offer, bill, accountId, now }: { offer: Offer; bill: Bill; accountId: number; now: Date },
  ) {
    const terms = agreedTerms(await repo.findTerms(tx, offer.listingId), offer.startsAt)
    const waits = order.method === 'Online' && bill.payable > 0
    if (waits) await requireOnline(this.#deps)
    const status = waits ? bookingStatus.awaitingPayment : settledStatus(terms.needs_confirmation)
    const payUntil = waits ? new Date(now.getTime() + PAY_WITHIN_MS) : null
    const reference = newReference()
    const id = await repo.addBooking(tx, {
      reference,
      account_id: accountId,
      vertical: order.vertical,
      listing_id: offer.listingId,
      title: offer.title,
      starts_at: offer.startsAt,
      ends_at: offer.endsAt,
      status,
      ...terms,
      payment_mode: order.method,
      currency: bill.currency,
      subtotal_minor: bill.subtotal,
      total_minor: bill.total,
      wallet_minor: bill.wallet,
      payable_minor: bill.payable,
      referral_minor: bill.lines.find((it) => it.code === 'referral')?.amount ?? 0,
      bill_lines: JSON.stringify(bill.lines),
      note: order.note,
      pay_until: payUntil,
      cancel_reason: null,
      cancelled_at: null,
      created_at: now,
    })
    return { id, reference, status, payUntil }
  }
}
