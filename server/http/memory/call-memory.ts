import type { Clock } from '#server/ports/clock.ts'

export interface MemoryBounds {
  /** How many answers are remembered. */
  answers: number
  /** How much memory they may take together, at two bytes a letter. */
  bytes: number
}

export const memoryBounds: MemoryBounds = { answers: 1_000, bytes: 32 * 1024 * 1024 }

/** One answer may take this part of the memory. A larger one would drive out too many others. */
const LARGEST_PART = 1 / 8

interface Remembered {
  /** When its making began, because it shows what was so then. */
  at: number
  answer: Promise<string>
  isMade: boolean
  bytes: number
}

/**
 * Answers that all guests get alike, for a moment. Whoever asks while one is being made waits for the same
 * one. An answer that fails is not remembered.
 */
export class CallMemory {
  readonly #clock: Clock
  readonly #bounds: MemoryBounds
  /** The oldest first. */
  readonly #remembered = new Map<string, Remembered>()
  #bytes = 0

  constructor(clock: Clock, bounds: MemoryBounds = memoryBounds) {
    this.#clock = clock
    this.#bounds = bounds
  }

  /** The answer for `key` if it was made in the last `seconds`, else what `make` makes. */
  answer(key: string, seconds: number, make: () => Promise<string>): Promise<string> {
    const now = this.#clock.now().getTime()
    const known = this.#remembered.get(key)
    if (known && (!known.isMade || Math.abs(now - known.at) < seconds * 1_000)) return known.answer
    this.#forget(key)
    const entry: Remembered = { at: now, answer: make(), isMade: false, bytes: 0 }
    this.#remembered.set(key, entry)
    this.#makeRoom()
    entry.answer.then(
      (text) => {
        entry.isMade = true
        if (this.#remembered.get(key) === entry) this.#weigh(key, entry, text)
      },
      () => {
        if (this.#remembered.get(key) === entry) this.#forget(key)
      },
    )
    return entry.answer
  }

  #weigh(key: string, entry: Remembered, text: string): void {
    entry.bytes = 2 * (key.length + text.length)
    this.#bytes += entry.bytes
    if (entry.bytes > this.#bounds.bytes * LARGEST_PART) this.#forget(key)
    this.#makeRoom()
  }

  #makeRoom(): void {
    for (const oldest of this.#remembered.keys()) {
      if (this.#remembered.size <= this.#bounds.answers && this.#bytes <= this.#bounds.bytes) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#remembered.get(key)?.bytes ?? 0
    this.#remembered.delete(key)
  }
}
