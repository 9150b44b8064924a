import type { Deps } from '../deps.ts'
import type { BookingLife } from './life.ts'
import { findByEnd, listNewest } from './operator-bookings-repo.ts'
import { statusAt } from './presenter.ts'

/** What came of it: which booking it was, or why nothing was done. */
export type OperatorAnswer = { reference: string; title: string } | 'unknown' | 'ambiguous' | 'not_now'

/** What only an operator does with bookings. They are known by their reference, or by its end as people see it. */
export class OperatorBookings {
  readonly #deps: Deps
  readonly #life: BookingLife

  constructor(deps: Deps, life: BookingLife) {
    this.#deps = deps
    this.#life = life
  }

  /** The newest first; of one status, or all. */
  async list(status: number | undefined) {
    const now = this.#deps.clock.now()
    const rows = await listNewest(this.#deps.database.query, status)
    return rows.map((row) => ({ ...row, status: statusAt(row, now) }))
  }

  confirm(end: string): Promise<OperatorAnswer> {
    return this.#change(end, (tx, reference) => this.#life.confirm(tx, reference))
  }

  cancel(end: string): Promise<OperatorAnswer> {
    return this.#change(end, (tx, reference) => this.#life.callOff(tx, reference))
  }

  #change(end: string, change: (...of: Parameters<BookingLife['confirm']>) => Promise<boolean>) {
    return this.#deps.database.transaction(async (tx): Promise<OperatorAnswer> => {
      const [found, other] = await findByEnd(tx, end)
      if (!found) return 'unknown'
      if (other) return 'ambiguous'
      return (await change(tx, found.reference)) ? found : 'not_now'
    })
  }
}
