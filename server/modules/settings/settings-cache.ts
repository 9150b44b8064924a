import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '#server/ports/clock.ts'
import type { Stored } from './repo.ts'

// Long enough to spare the database, short enough that a change is seen at once on every server.
const FRESH_FOR_MS = 1_000
/** What is said about a database that does not answer must not wait for it. */
const CACHED_WITHIN_MS = 250
/** What was read so lately will do while it is read again, however long that takes. */
const RECENT_FOR_MS = 60_000

interface Reading {
  /** When it began, by the clock of the product and by one that nobody sets. */
  at: number
  since: number
  stored: Promise<Stored>
  isDone: boolean
}

/** What is stored, read at most once a second by however many ask. */
export class SettingsCache {
  readonly #read: () => Promise<Stored>
  readonly #clock: Clock
  #latest: Reading | undefined
  #forgotten = 0
  #known: { at: number; stored: Stored } | undefined

  constructor(read: () => Promise<Stored>, clock: Clock) {
    this.#read = read
    this.#clock = clock
  }

  stored(): Promise<Stored> {
    return this.#reading().stored
  }

  #reading(): Reading {
    const now = this.#clock.now().getTime()
    const reading = this.#latest
    // One at work brings it sooner than another, which would only stand behind it.
    if (reading && (!reading.isDone || Math.abs(now - reading.at) < FRESH_FOR_MS)) return reading
    const forgotten = this.#forgotten
    const latest = { at: now, since: performance.now(), stored: this.#read(), isDone: false }
    this.#latest = latest
    latest.stored.then(
      (stored) => {
        latest.isDone = true
        const isForgotten = this.#forgotten !== forgotten
        this.#known = { at: isForgotten ? Number.NEGATIVE_INFINITY : now, stored }
      },
      () => {
        // A failed read is asked again by the next one, not remembered.
        if (this.#latest === latest) this.#latest = undefined
      },
    )
    return latest
  }

  /**
   * What is stored, or was when it was last read, without waiting for a database that does not answer. Nor for one that
   * cannot: whoever asks within a transaction may be what the reading waits for.
   */
  async cached(): Promise<Stored | undefined> {
    const { stored: reading, isDone, since } = this.#reading()
    const stored = reading.catch(() => this.#known?.stored)
    if (isDone) return stored
    const known = this.#known
    if (known && Math.abs(this.#clock.now().getTime() - known.at) < RECENT_FOR_MS) return known.stored
    // Counted from when the reading began: of a crowd that takes turns, not everybody waits anew for one that is late.
    const left = CACHED_WITHIN_MS - (performance.now() - since)
    return left > 0 ? Promise.race([stored, pause(left, known?.stored, { ref: false })]) : known?.stored
  }

  /** It was changed: what is read from now on counts, and nothing that was read before. */
  forget(): void {
    this.#forgotten++
    this.#latest = undefined
    if (this.#known) this.#known.at = Number.NEGATIVE_INFINITY
  }
}
