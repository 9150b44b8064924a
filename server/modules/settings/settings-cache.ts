import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '#server/ports/clock.ts'
import type { Stored } from './repo.ts'

/**
 * How long a read is fresh where nobody tells of changes: long enough to spare the database, short enough that
 * every server soon sees a change.
 */
const FRESH_FOR_MS = 1_000
/**
 * How long it is fresh where somebody does. The network may be gone for a while before anybody notices, and a
 * server of an older release tells nobody.
 */
const TOLD_FRESH_FOR_MS = 30_000
/**
 * How long cached answers wait for the database, because the refusal that it does not answer must not wait
 * for it too.
 */
const CACHED_WITHIN_MS = 250
/** How old a read may be that is used while a new one runs, however long that takes. */
const RECENT_FOR_MS = 60_000

interface Reading {
  /** When the read began: by the clock of the product, which may be set, and by one that cannot. */
  at: number
  since: number
  stored: Promise<Stored>
  isDone: boolean
}

/**
 * The stored settings, read for any number of callers together: when they have changed or, where nobody tells
 * of that, at most once a second.
 */
export class SettingsCache {
  readonly #read: () => Promise<Stored>
  readonly #clock: Clock
  readonly #isTold: () => boolean
  #latest: Reading | undefined
  #forgotten = 0
  #known: { at: number; stored: Stored } | undefined

  constructor(read: () => Promise<Stored>, clock: Clock, isTold: () => boolean) {
    this.#read = read
    this.#clock = clock
    this.#isTold = isTold
  }

  stored(): Promise<Stored> {
    return this.#reading().stored
  }

  #reading(): Reading {
    const now = this.#clock.now().getTime()
    const reading = this.#latest
    const freshForMs = this.#isTold() ? TOLD_FRESH_FOR_MS : FRESH_FOR_MS
    // A running read is joined: a second one would only queue behind it.
    if (reading && (!reading.isDone || Math.abs(now - reading.at) < freshForMs)) return reading
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
        // A failed read is not remembered, so that the next caller reads again.
        if (this.#latest === latest) this.#latest = undefined
      },
    )
    return latest
  }

  /**
   * The stored settings as last read, without waiting for a database that does not answer. Within a
   * transaction it could not answer: the read may wait for that very transaction.
   */
  async cached(): Promise<Stored | undefined> {
    const { stored: reading, isDone, since } = this.#reading()
    const stored = reading.catch(() => this.#known?.stored)
    if (isDone) return stored
    const known = this.#known
    if (known && Math.abs(this.#clock.now().getTime() - known.at) < RECENT_FOR_MS) return known.stored
    // The wait counts from when the read began, so that callers who come one after the other do not each wait
    // anew.
    const left = CACHED_WITHIN_MS - (performance.now() - since)
    return left > 0 ? Promise.race([stored, pause(left, known?.stored, { ref: false })]) : known?.stored
  }

  /** Forgets what was read, because settings have changed: a read that began before this no longer counts. */
  forget(): void {
    this.#forgotten++
    this.#latest = undefined
    if (this.#known) this.#known.at = Number.NEGATIVE_INFINITY
  }
}
