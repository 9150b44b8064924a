import type { OrderItems } from '#contract/entities/order-item.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { bookingStatus } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import type { Precheck } from '../availability/precheck.ts'
import { type BookingLife, settledStatus } from '../bookings/life.ts'
import type { Deps, Person } from '../deps.ts'
import type { Holds } from '../holds/holds.ts'
import type { Offer } from '../offer.ts'
import { leftToVenue } from '../record/due-at-venue.ts'
import * as repo from '../record/repo.ts'
import { agreedTerms } from '../record/terms.ts'
import { soldOf } from '../sold.ts'
import { requireAsSeen } from './as-seen.ts'
import type { Reckoned, Reckoner, RequestedPerks } from './reckon.ts'

export interface Order extends RequestedPerks {
  vertical: VerticalId
  items: OrderItems
  /** The total that the person saw. */
  total: number
  /** The deposit that the person saw, where they pay that alone. */
  deposit?: number | undefined
  method: PaymentMethod
  hold_id?: string | null | undefined
  waited?: boolean | undefined
  note: string
}

export interface Placed {
  status: number
  reference: string
}

interface Parts {
  precheck: Precheck
  holds: Holds
  reckoner: Reckoner
  life: BookingLife
}

/** Places orders, each whole or not at all: stock, perks, wallets and the booking in one transaction. */
export class Orders {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  /** Refuses an order that is plainly sold out, without waiting for locks; and people who guess codes. */
  async precheck(
    { coupon, gift_card, ...wanted }: Omit<Order, 'total' | 'method' | 'note'>,
    who: { accountId: number; address: string },
  ): Promise<void> {
    await this.#parts.precheck.look(wanted, who.accountId)
    await this.#deps.perks.parts.guesses.watch({ coupon, gift_card }, who)
  }

  /**
   * Places an order. Locks in the usual order: stock by id, the hold, coupon, membership, wallets by id, the
   * house's last.
   */
  async place(tx: Tx, order: Order, person: Person): Promise<Placed> {
    const { holds, reckoner, life } = this.#parts
    const sold = soldOf(this.#deps, order.vertical)
    const choice = sold.choose(order.items)
    const now = this.#deps.clock.now()
    const offer = await choice.offer(tx, now)
    await choice.lock(tx, now)
    await life.lapse(tx, person.accountId)
    await failpoint('order.after_lock')
    const holdId = order.hold_id ?? (await choice.ownHold(tx, person.accountId, now))
    const findHold = order.waited ? 'findLive' : 'requireLive'
    const hold = holdId ? await holds[findHold](tx, holdId, order.vertical, person.accountId, now) : undefined
    await choice.assertAvailable(tx, now, hold?.id)
    const reckoned = await reckoner.reckon(tx, order.vertical, offer, order, person)
    requireAsSeen(reckoned, order)
    const { bill, found } = reckoned
    const booking = await this.#write(tx, order, { offer, reckoned, accountId: person.accountId, now })
    await choice.saveLines(tx, booking.id)
    if (booking.payUntil) {
      const keep = (holdId: string) => choice.reserve(tx, holdId, now)
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
    const { checkout, earnings } = this.#deps.perks.parts
    await checkout.use(tx, taken, found, bill)
    await earnings.agree(tx, { ...taken, ...visitOf(order, offer) }, bill)
    await failpoint('order.after_ledger')
    await repo.noteEvent(tx, { booking_id: booking.id, kind: 'placed', created_at: now })
    return { status: booking.status, reference: booking.reference }
  }

  async #write(
    tx: Tx,
    order: Order,
    {
      offer,
      reckoned: { bill, toPay },
      accountId,
      now,
    }: { offer: Offer; reckoned: Reckoned; accountId: number; now: Date },
  ) {
    const own = soldOf(this.#deps, order.vertical).terms
    const terms = agreedTerms((await repo.findTerms(tx, offer.listingId)) ?? own, offer.startsAt)
    const waits = order.method === 'Online' && bill.payable > bill.atPlace
    const { payments } = this.#deps
    if (waits) await payments.requireOnline()
    const status = waits ? bookingStatus.awaitingPayment : settledStatus(terms.needs_confirmation)
    const payUntil = waits ? payments.payUntil() : null
    const reference = payments.newReference()
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
      venue_minor: leftToVenue(order.method, bill),
      deposit_minor: toPay.deposit,
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

const visitOf = ({ vertical }: Order, { businessId, endsAt }: Offer) => ({ vertical, businessId, endsAt })
