import type { Database } from '#server/db/database.ts'
import { withDeadline } from '#server/db/request-deadline.ts'
import { type Sighting, touchSessions } from './repo.ts'

/**
 * Notes when sessions were last seen. Those that come while a write runs are stored together by the next one.
 */
export class Sightings {
  readonly #database: Database
  #next: { noted: Map<number, Sighting>; written: Promise<void> } | undefined
  #last: Promise<void> = Promise.resolve()

  constructor(database: Database) {
    this.#database = database
  }

  /** Notes a sighting; resolves when it is stored. */
  note(sighting: Sighting): Promise<void> {
    this.#next ??= this.#after(this.#last)
    this.#next.noted.set(sighting.id, sighting)
    return this.#next.written
  }

  #after(last: Promise<void>) {
    const noted = new Map<number, Sighting>()
    const write = () => {
      this.#next = undefined
      // The deadline is the write's own, because many wait for it, whoever came first.
      return withDeadline(() => touchSessions(this.#database.query, [...noted.values()]))
    }
    this.#last = last.then(write, write)
    return { noted, written: this.#last }
  }
}
