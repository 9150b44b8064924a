import type { Database } from '#server/db/database.ts'
import { withDeadline } from '#server/db/request-deadline.ts'
import { type Sighting, touchSessions } from './repo.ts'

/** When sessions were last seen: what is noted while one writing is under way is written down together, by the next. */
export class Sightings {
  readonly #database: Database
  #next: { noted: Map<number, Sighting>; written: Promise<void> } | undefined
  #last: Promise<void> = Promise.resolve()

  constructor(database: Database) {
    this.#database = database
  }

  /** Resolves when it is written down. */
  note(sighting: Sighting): Promise<void> {
    this.#next ??= this.#after(this.#last)
    this.#next.noted.set(sighting.id, sighting)
    return this.#next.written
  }

  #after(last: Promise<void>) {
    const noted = new Map<number, Sighting>()
    const write = () => {
      this.#next = undefined
      // Many wait for it, whoever was the first of them.
      return withDeadline(() => touchSessions(this.#database.query, [...noted.values()]))
    }
    this.#last = last.then(write, write)
    return { noted, written: this.#last }
  }
}
