import { billToWire } from '#contract/bill/wire.ts'
import type { ParsedRequestOf, RawReplyOf } from '#contract/call.ts'
import type { quoteRentalChange } from '#contract/calls/rentals/changes.ts'
import { toWire } from '#contract/money.ts'
import type { Bookings } from '#server/modules/orders/bookings/bookings.ts'
import { paidBy } from '#server/modules/orders/change/bill-change.ts'
import type { BookingChanges } from '#server/modules/orders/change/change.ts'
import type { PendingChanges } from '#server/modules/orders/change/pending-change.ts'
import { termsToWire } from '#server/modules/orders/record/terms.ts'
import type { Deps } from '../../deps.ts'
import { nearestTo } from '../availability/nearest.ts'
import { findOwnHold } from '../availability/own-repo.ts'
import { presentStayPrice } from '../stay/presenter.ts'
import * as repo from '../stay/repo.ts'
import { requestedStay } from '../stay/requested-stay.ts'
import { instantAt } from '../stay/stay-time.ts'

type Asked = ParsedRequestOf<typeof quoteRentalChange>
type Quote = RawReplyOf<typeof quoteRentalChange>

interface Parts {
  bookings: Bookings
  changes: BookingChanges
  pendingChanges: PendingChanges
}

/** Quotes other dates for a booked rental, and offers the nearest that are free. */
export class RentalChangeQuotes {
  readonly #deps: Deps
  readonly #bookings: Bookings
  readonly #changes: BookingChanges
  readonly #pendingChanges: PendingChanges

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#bookings = parts.bookings
    this.#changes = parts.changes
    this.#pendingChanges = parts.pendingChanges
  }

  async quote(accountId: number, { unique_booking_id, ...times }: Asked): Promise<Quote> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const booking = await this.#bookings.find(accountId, unique_booking_id, 'rentals')
    await this.#pendingChanges.requireNone(query, booking.id)
    const { change, deadlines } = await this.#changes.plan(query, booking, times)
    const { currency, extra, back } = { ...change, currency: booking.currency }
    const asked = await requestedStay(query, { slug: booking.slug, ...times }, now)
    const exceptHold = await findOwnHold(query, accountId, asked.rental.id, now)
    const but = { now, exceptHold, exceptBooking: booking.id }
    const taken = await repo.findTaken(query, asked.rental.id, asked.during, but)
    const isOther = (start: string) =>
      instantAt(start, booking.time_zone, 'start_date').getTime() !== booking.starts_at.getTime()
    const nearest = taken.length > 0 ? await nearestTo(query, asked, but) : []
    return {
      available: taken.length === 0,
      nearest: nearest.filter((it) => isOther(it.start_date)),
      changes: booking.changes,
      price: presentStayPrice(asked.price, currency),
      bill: billToWire(paidBy(change, 'PAY_AT_VENUE')),
      extra: toWire(extra, currency),
      refund: back.map(({ source, amount }) => ({ source, amount: toWire(amount, currency) })),
      wallet_balance: await this.#deps.perks.balanceOf(accountId),
      cancellation: termsToWire({ ...booking, ...deadlines }),
    }
  }
}
