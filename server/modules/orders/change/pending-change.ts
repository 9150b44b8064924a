import type { Queryable, Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import type { Holds } from '../holds/holds.ts'
import { PAY_WITHIN_MS, requireOnline } from '../payment-window.ts'
import { lockBooking } from '../record/repo.ts'
import type { ChangePlan, ChangeRequest } from './change-plan.ts'
import * as repo from './pending-change-repo.ts'

const MOST_ENDED_AT_ONCE = 100

/** Other times that are kept beside those a booking has, until they are paid online or that is given up. */
export class PendingChanges {
  readonly #deps: Deps
  readonly #holds: Holds

  constructor(deps: Deps, holds: Holds) {
    this.#deps = deps
    this.#holds = holds
  }

  /** The one of a booking that can still be paid. */
  async of(query: Queryable, bookingId: number): Promise<repo.PendingChangeRow | undefined> {
    return (await this.ofEach(query, [bookingId])).at(0)
  }

  ofEach(query: Queryable, bookingIds: readonly number[]): Promise<repo.PendingChangeRow[]> {
    return repo.findPending(query, bookingIds, this.#deps.clock.now())
  }

  /** One change after the other: what waits is paid or given up first. */
  async requireNone(query: Queryable, bookingId: number): Promise<void> {
    if (await this.of(query, bookingId)) throw new Refusal('UNAVAILABLE', 'change.waits')
  }

  /** Keeps what a booking would have more of its stock, which is locked and free. */
  async begin(tx: Tx, { booking, offer, change, otherTimes }: ChangePlan, { times }: ChangeRequest) {
    await requireOnline(this.#deps)
    const now = this.#deps.clock.now()
    // What has begun has its times.
    const payUntil = new Date(Math.min(now.getTime() + PAY_WITHIN_MS, booking.starts_at.getTime()))
    const { id, account_id: accountId, vertical } = booking
    await repo.addChange(tx, {
      booking_id: id,
      change_no: booking.changes + 1,
      ...times,
      starts_at: offer.startsAt,
      ends_at: offer.endsAt,
      total_minor: change.bill.total,
      amount_minor: change.extra,
      state: 'open',
      pay_until: payUntil,
      created_at: now,
    })
    const keep = (holdId: string) => otherTimes.reserve(tx, holdId, now, { bookingId: id, accountId })
    await this.#holds.reserveFor(tx, { vertical, keep }, { id, payUntil, accountId })
  }

  /** What waited of a locked booking does so no longer, and what was kept for it is free. */
  async end(tx: Tx, bookingId: number, as: 'done' | 'ended' = 'ended'): Promise<void> {
    await repo.closeOpen(tx, bookingId, as)
    await this.#holds.end(tx, { bookingId })
  }

  /** The person's own no. Where nothing waits it changes nothing. */
  async giveUp(accountId: number, reference: string): Promise<void> {
    await this.#deps.database.transaction(async (tx) => {
      const booking = await lockBooking(tx, reference)
      if (booking?.account_id !== accountId) throw new Refusal('NOT_FOUND', 'error.notFound')
      if (await this.of(tx, booking.id)) await this.end(tx, booking.id)
    })
  }

  /** What was not paid in time ends. How many there were. */
  async lapse(tx: Tx): Promise<number> {
    const due = await repo.lockOverdue(tx, this.#deps.clock.now(), MOST_ENDED_AT_ONCE)
    for (const { id } of due) await this.end(tx, id)
    return due.length
  }
}
