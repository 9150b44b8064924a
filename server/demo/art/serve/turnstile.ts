/** More wait than there is room for. */
export class TooManyWaiting extends Error {}

/** Lets a few through at a time; a few more may wait, the rest is turned away. */
export class Turnstile {
  readonly #limits: { atOnce: number; waiting: number }
  readonly #queue: (() => void)[] = []
  #inside = 0

  constructor(limits: { atOnce: number; waiting: number }) {
    this.#limits = limits
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#limits.atOnce) await this.#wait()
    else this.#inside += 1
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  #wait(): Promise<void> {
    if (this.#queue.length >= this.#limits.waiting) throw new TooManyWaiting('The queue is full.')
    return new Promise((resolve) => this.#queue.push(resolve))
  }

  /** Whoever waits longest takes the place, so that nobody slips in between. */
  #leave(): void {
    const next = this.#queue.shift()
    if (next) next()
    else this.#inside -= 1
  }
}
