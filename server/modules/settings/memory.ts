import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../ports/clock.ts'
import type { Stored } from './repo.ts'

// Long enough to spare the database, short enough that a change is seen at once on every server.
const FRESH_FOR_MS = 1_000
/** What is said about a database that does not answer must not wait for it. */
const AT_HAND_WITHIN_MS = 250

/** What is stored, read at most once a second by however many ask. */
export class SettingsMemory {
  readonly #read: () => Promise<Stored>
  readonly #clock: Clock
  #latest: { at: number; stored: Promise<Stored>; isDone: boolean } | undefined
  #known: Stored | undefined

  constructor(read: () => Promise<Stored>, clock: Clock) {
    this.#read = read
    this.#clock = clock
  }

  stored(): Promise<Stored> {
    const now = this.#clock.now().getTime()
    if (this.#latest && Math.abs(now - this.#latest.at) < FRESH_FOR_MS) return this.#latest.stored
    const latest = { at: now, stored: this.#read(), isDone: false }
    this.#latest = latest
    latest.stored.then(
      (stored) => {
        latest.isDone = true
        this.#known = stored
      },
      () => {
        // A failed read is asked again by the next one, not remembered.
        if (this.#latest === latest) this.#latest = undefined
      },
    )
    return latest.stored
  }

  /** What is stored, or was when it was last read, without waiting for a database that does not answer. */
  async atHand(): Promise<Stored | undefined> {
    const stored = this.stored().catch(() => this.#known)
    if (this.#latest?.isDone) return stored
    return Promise.race([stored, pause(AT_HAND_WITHIN_MS, this.#known, { ref: false })])
  }

  forget(): void {
    this.#latest = undefined
  }
}
