import { minor } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '../deps.ts'
import * as repo from '../record/repo.ts'
import { movedDeadlines } from '../record/terms.ts'
import { findBusiness } from './listing-repo.ts'
import type { PendingChanges } from './pending-change.ts'

/**
 * Changes that the seller of a booking proposes. Its customer accepts them or not, and owes nothing for them; the
 * vertical holds what would be booked instead.
 */
export class ProposedChanges {
  readonly #deps: Deps
  readonly #pendingChanges: PendingChanges

  constructor(deps: Deps, { pendingChanges }: { pendingChanges: PendingChanges }) {
    this.#deps = deps
    this.#pendingChanges = pendingChanges
  }

  /**
   * Asks the customer of a locked booking for an answer. From now on cancelling refunds everything, and a
   * change of their own that waits for its payment is off.
   */
  async ask(tx: Tx, { id, unbound_at }: repo.BookingRow, answer_until: Date): Promise<void> {
    await this.#pendingChanges.end(tx, id)
    await repo.setAnswer(tx, [id], { answer_until, unbound_at: unbound_at ?? this.#deps.clock.now() })
  }

  /** Gives a locked booking the times that its customer has accepted, at the price that was agreed. */
  async move(tx: Tx, booking: repo.BookingRow, times: { startsAt: Date; endsAt: Date }): Promise<void> {
    const { id: bookingId, account_id: accountId, vertical, listing_id } = booking
    const byMs = times.startsAt.getTime() - booking.starts_at.getTime()
    await repo.setChanged(tx, booking, {
      starts_at: times.startsAt,
      ends_at: times.endsAt,
      ...movedDeadlines(booking, { byMs, percentNow: 100 }),
    })
    const businessId = await findBusiness(tx, listing_id)
    const booked = { bookingId, accountId, vertical, businessId, endsAt: times.endsAt }
    await this.#deps.perks.parts.earnings.agreeAnew(tx, booked, {
      total: minor(booking.total_minor),
      lines: booking.bill_lines,
    })
    await repo.noteEvent(tx, { booking_id: bookingId, kind: 'changed', created_at: this.#deps.clock.now() })
  }
}
