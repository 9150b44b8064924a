import type { Clock } from '#server/ports/clock.ts'
import { Refusal } from '#server/refusal.ts'

/** How long what was found sold out is refused without a look. What comes back is for sale that much later. */
export const SOLD_OUT_MS = 1_000
const MOST_REMEMBERED = 1_000

/**
 * What was found sold out a moment ago. A crowd that comes too late wants the same few tickets, so the database
 * is asked for the crowd and not for each of them. It only ever refuses: that there is some, nobody is told
 * from memory.
 */
export class SoldOutMemory {
  readonly #clock: Clock
  readonly #ms: number
  /** By what was wanted, the oldest first; each with the instant before the look. */
  readonly #found = new Map<string, { at: number; refusal: Refusal }>()

  constructor({ clock, soldOutMs = SOLD_OUT_MS }: { clock: Clock; soldOutMs?: number | undefined }) {
    this.#clock = clock
    this.#ms = soldOutMs
  }

  /** Looks whether there is some of what is wanted, unless it was sold out a moment ago. */
  async unlessKnown<T>(wanted: string, look: () => Promise<T>): Promise<T> {
    const at = this.#clock.now().getTime()
    const known = this.#found.get(wanted)
    if (known && at >= known.at && at - known.at < this.#ms) throw known.refusal
    this.#found.delete(wanted)
    try {
      return await look()
    } catch (error) {
      if (error instanceof Refusal && error.code === 'SOLD_OUT')
        this.#remember(wanted, { at, refusal: error })
      throw error
    }
  }

  #remember(wanted: string, found: { at: number; refusal: Refusal }): void {
    this.#found.delete(wanted)
    this.#found.set(wanted, found)
    const [oldest] = this.#found.keys()
    if (oldest !== undefined && this.#found.size > MOST_REMEMBERED) this.#found.delete(oldest)
  }
}
