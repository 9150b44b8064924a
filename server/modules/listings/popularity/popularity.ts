import type { Deps } from '../deps.ts'
import * as repo from './repo.ts'

/** The number of days whose views and favourites count. */
const DAYS = 14
const DAY_MS = 86_400_000
/** The number of listings that one statement updates, so that others do not wait long for it. */
const AT_ONCE = 1_000

/** Counts how popular listings are. */
export class Popularity {
  readonly #deps: Pick<Deps, 'database' | 'clock'>

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
  }

  /** Counts again; counting twice changes nothing. */
  async count(): Promise<void> {
    const { database, clock } = this.#deps
    const changed = await repo.findChanged(database.query, new Date(clock.now().getTime() - DAYS * DAY_MS))
    for (let at = 0; at < changed.length; at += AT_ONCE)
      await repo.writePopularity(database.query, changed.slice(at, at + AT_ONCE))
  }
}
