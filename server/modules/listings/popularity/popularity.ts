import type { Deps } from '../deps.ts'
import * as repo from './repo.ts'

/** What is popular is what people have looked at and liked within so many days. */
const DAYS = 14
const DAY_MS = 86_400_000
/** So many at once are written down: the next statement need not wait long for them. */
const AT_ONCE = 1_000

/** Counts what people make of listings. */
export class Popularity {
  readonly #deps: Pick<Deps, 'database' | 'clock'>

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
  }

  /** Counts anew; doing it twice changes nothing. */
  async count(): Promise<void> {
    const { database, clock } = this.#deps
    const changed = await repo.findChanged(database.query, new Date(clock.now().getTime() - DAYS * DAY_MS))
    for (let at = 0; at < changed.length; at += AT_ONCE)
      await repo.writePopularity(database.query, changed.slice(at, at + AT_ONCE))
  }
}
