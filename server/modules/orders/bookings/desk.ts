import type { Surroundings } from '../surroundings.ts'
import { findByEnd, listNewest } from './desk-repo.ts'
import type { BookingLife } from './life.ts'
import { statusAt } from './presenter.ts'

/** What came of it: which booking it was, or why nothing was done. */
export type DeskAnswer = { reference: string; title: string } | 'unknown' | 'ambiguous' | 'not_now'

/** What only an operator does with bookings. They are known by their reference, or by its end as people see it. */
export class BookingDesk {
  readonly #at: Surroundings
  readonly #life: BookingLife

  constructor(at: Surroundings, life: BookingLife) {
    this.#at = at
    this.#life = life
  }

  /** The newest first; of one status, or all. */
  async list(status: number | undefined) {
    const now = this.#at.clock.now()
    const rows = await listNewest(this.#at.database.query, status)
    return rows.map((row) => ({ ...row, status: statusAt(row, now) }))
  }

  confirm(end: string): Promise<DeskAnswer> {
    return this.#change(end, (tx, reference) => this.#life.confirm(tx, reference))
  }

  cancel(end: string): Promise<DeskAnswer> {
    return this.#change(end, (tx, reference) => this.#life.callOff(tx, reference))
  }

  #change(end: string, change: (...of: Parameters<BookingLife['confirm']>) => Promise<boolean>) {
    return this.#at.database.transaction(async (tx): Promise<DeskAnswer> => {
      const [found, other] = await findByEnd(tx, end)
      if (!found) return 'unknown'
      if (other) return 'ambiguous'
      return (await change(tx, found.reference)) ? found : 'not_now'
    })
  }
}
