import type { Deps } from '../../deps.ts'
import { findTurnedDates, followPrices } from './price-repo.ts'

/** Long enough for a server that was down meanwhile. */
const LATELY_MS = 24 * 60 * 60_000

/** From which price on there are tickets for an event, as time passes. */
export class EventPrices {
  readonly #deps: Pick<Deps, 'database' | 'clock'>

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
  }

  /** What a sale that began or ended lately means for the price of its event. */
  async followSales(): Promise<void> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const since = new Date(now.getTime() - LATELY_MS)
    await followPrices(database.query, await findTurnedDates(database.query, since, now), now)
  }
}
