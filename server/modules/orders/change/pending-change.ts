import type { Queryable, Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Holds } from '../holds/holds.ts'
import { lockBooking } from '../record/repo.ts'
import type { ChangePlan } from './change-plan.ts'
import * as repo from './pending-change-repo.ts'

const MOST_ENDED_AT_ONCE = 100

/**
 * Pending changes: other times that are reserved beside those of a booking, until they are paid online or
 * given up.
 */
export class PendingChanges {
  readonly #deps: Deps
  readonly #holds: Holds

  constructor(deps: Deps, holds: Holds) {
    this.#deps = deps
    this.#holds = holds
  }

  /** The pending change of a booking, where it can still be paid. */
  of(query: Queryable, bookingId: number): Promise<repo.PendingChangeRow | undefined> {
    return repo.findPending(query, bookingId, this.#deps.clock.now())
  }

  /** Refuses a second change while one is pending. */
  async requireNone(query: Queryable, bookingId: number): Promise<void> {
    if (await this.of(query, bookingId)) throw new Refusal('UNAVAILABLE', 'change.waits')
  }

  /** Reserves what a changed booking needs of the stock, which is locked and free. */
  async begin(tx: Tx, { booking, offer, change, otherTimes }: ChangePlan) {
    const { payments, clock } = this.#deps
    await payments.requireOnline()
    const now = clock.now()
    // The payment is due before the booking begins, since its times cannot change after that.
    const payUntil = new Date(Math.min(payments.payUntil().getTime(), booking.starts_at.getTime()))
    const { id, account_id: accountId, vertical } = booking
    await repo.addChange(tx, {
      booking_id: id,
      change_no: booking.changes + 1,
      wanted: JSON.stringify(otherTimes.wanted),
      starts_at: offer.startsAt,
      ends_at: offer.endsAt,
      total_minor: change.bill.total,
      amount_minor: change.extra,
      state: 'open',
      pay_until: payUntil,
      created_at: now,
    })
    const keep = (holdId: string) => otherTimes.reserve(tx, holdId, now)
    await this.#holds.reserveFor(tx, { vertical, keep }, { id, payUntil, accountId })
  }

  /** Ends the pending change of a locked booking, and frees what it reserved. */
  async end(tx: Tx, bookingId: number, as: 'done' | 'ended' = 'ended'): Promise<void> {
    await repo.closeOpen(tx, bookingId, as)
    await this.#holds.end(tx, { bookingId })
  }

  /** Gives the pending change up for the person. Where there is none it does nothing. */
  async giveUp(accountId: number, reference: string): Promise<void> {
    await this.#deps.database.transaction(async (tx) => {
      const booking = await lockBooking(tx, reference)
      if (booking?.account_id !== accountId) throw new Refusal('NOT_FOUND', 'error.notFound')
      if (await this.of(tx, booking.id)) await this.end(tx, booking.id)
    })
  }

  /** Ends changes that were not paid in time. Answers how many. */
  async lapse(tx: Tx): Promise<number> {
    const due = await repo.lockOverdue(tx, this.#deps.clock.now(), MOST_ENDED_AT_ONCE)
    for (const { id } of due) await this.end(tx, id)
    return due.length
  }
}
