import type { Deps } from '../../deps.ts'
import { findTurnedDates, followPrices } from './price-repo.ts'

/** The time for which turns of a sale are looked for: long enough for a server that was down meanwhile. */
const LATELY_MS = 24 * 60 * 60_000

/** Keeps the lowest price of events up to date as sales begin and end. */
export class EventPrices {
  readonly #deps: Pick<Deps, 'database' | 'clock'>

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
  }

  /** Updates the prices of events that had a sale begin or end lately. */
  async followSales(): Promise<void> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const since = new Date(now.getTime() - LATELY_MS)
    await followPrices(database.query, await findTurnedDates(database.query, since, now), now)
  }
}
