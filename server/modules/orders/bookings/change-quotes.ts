import { billToWire } from '#contract/bill/wire.ts'
import type { ChangeQuote } from '#contract/calls/standard/changes.ts'
import { toWire } from '#contract/money.ts'
import { paidBy } from '../change/bill-change.ts'
import type { BookingChanges } from '../change/change.ts'
import type { ChangePlan, ChangeRequest } from '../change/change-plan.ts'
import type { PendingChanges } from '../change/pending-change.ts'
import type { Deps } from '../deps.ts'
import type { ShownBooking } from '../record/repo.ts'
import { termsToWire } from '../record/terms.ts'
import type { Bookings } from './bookings.ts'

interface Parts {
  bookings: Bookings
  changes: BookingChanges
  pendingChanges: PendingChanges
}

/** A planned change, and the part of its quote that all verticals share. */
export interface Quoted extends Pick<ChangePlan, 'offer' | 'otherTimes'> {
  booking: ShownBooking
  quote: ChangeQuote
}

/** Quotes the cost of a change of a booking, before anything is done. */
export class ChangeQuotes {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  /** Quotes a change. Whether the new time is free is for the vertical to say, by the plan. */
  async quote(accountId: number, { vertical, reference, wanted }: ChangeRequest): Promise<Quoted> {
    const { query } = this.#deps.database
    const { bookings, changes, pendingChanges } = this.#parts
    const booking = await bookings.find(accountId, reference, vertical)
    await pendingChanges.requireNone(query, booking.id)
    const { change, deadlines, offer, otherTimes } = await changes.plan(query, booking, wanted)
    const { extra, back } = change
    const wire = (amount: typeof extra) => toWire(amount, booking.currency)
    const quote = {
      changes: booking.changes,
      bill: billToWire(paidBy(change, 'PAY_AT_VENUE')),
      extra: wire(extra),
      refund: back.map(({ source, amount }) => ({ source, amount: wire(amount) })),
      wallet_balance: await this.#deps.perks.balanceOf(accountId),
      cancellation: termsToWire({ ...booking, ...deadlines }),
    }
    return { booking, offer, otherTimes, quote }
  }
}
