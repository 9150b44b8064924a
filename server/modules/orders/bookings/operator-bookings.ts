import type { Queryable } from '#server/db/database.ts'
import type { Deps } from '../deps.ts'
import type { BookingLife } from './life.ts'
import { findByEnd, listNewest, noteNoShow, notePaidAtVenue } from './operator-bookings-repo.ts'
import { statusAt } from './presenter.ts'

/** The result for an operator: the booking, or why nothing was done. */
export type OperatorAnswer = { reference: string; title: string } | 'unknown' | 'ambiguous' | 'not_now'

/** The actions of operators on bookings, which they name by the reference or by its end, as people see it. */
export class OperatorBookings {
  readonly #deps: Deps
  readonly #life: BookingLife

  constructor(deps: Deps, life: BookingLife) {
    this.#deps = deps
    this.#life = life
  }

  /** Lists bookings of one status or of all, the newest first. */
  async list(status: number | undefined) {
    const now = this.#deps.clock.now()
    const rows = await listNewest(this.#deps.database.query, status)
    return rows.map((row) => ({ ...row, status: statusAt(row, now) }))
  }

  /** The booking that is named. */
  find(end: string): Promise<OperatorAnswer> {
    return this.#named(this.#deps.database.query, end)
  }

  confirm(end: string): Promise<OperatorAnswer> {
    return this.#change(end, (tx, reference) => this.#life.confirm(tx, reference))
  }

  cancel(end: string): Promise<OperatorAnswer> {
    return this.#change(end, (tx, reference) => this.#life.callOff(tx, reference))
  }

  /** Notes that the amount due at the place was paid there, so that its earnings can be credited. */
  paidAtVenue(end: string): Promise<OperatorAnswer> {
    const now = this.#deps.clock.now()
    return this.#change(end, (tx, reference) => notePaidAtVenue(tx, reference, now))
  }

  /**
   * Notes that the customer did not come. The booking keeps its status; nothing can be rated of it, and it
   * earns nothing.
   */
  noShow(end: string): Promise<OperatorAnswer> {
    const { perks, clock } = this.#deps
    return this.#change(end, async (tx, reference) => {
      const bookingId = await noteNoShow(tx, reference, clock.now())
      if (bookingId === undefined) return false
      await perks.parts.earnings.drop(tx, bookingId, 'no_show')
      return true
    })
  }

  #change(end: string, change: (...of: Parameters<BookingLife['confirm']>) => Promise<boolean>) {
    return this.#deps.database.transaction(async (tx): Promise<OperatorAnswer> => {
      const found = await this.#named(tx, end)
      if (typeof found === 'string') return found
      return (await change(tx, found.reference)) ? found : 'not_now'
    })
  }

  async #named(query: Queryable, end: string) {
    const [found, other] = await findByEnd(query, end)
    if (!found) return 'unknown'
    return other ? 'ambiguous' : found
  }
}
