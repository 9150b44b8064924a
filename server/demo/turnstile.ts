/** More wait than there is room for, or somebody has waited too long. */
export class TooManyWaiting extends Error {}

export interface TurnstileLimits {
  atOnce: number
  waiting: number
  patienceMs: number
}

/** Lets a few through at a time; many more may wait for a while, the rest is turned away. */
export class Turnstile {
  readonly #limits: TurnstileLimits
  readonly #queue: (() => void)[] = []
  #inside = 0

  constructor(limits: TurnstileLimits) {
    this.#limits = limits
  }

  /** Work that becomes unwanted before its turn is never begun. */
  async pass<T>(work: () => Promise<T>, unwanted?: AbortSignal): Promise<T> {
    if (this.#inside >= this.#limits.atOnce) await this.#wait(unwanted)
    else this.#inside += 1
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  async #wait(unwanted: AbortSignal | undefined): Promise<void> {
    if (this.#queue.length >= this.#limits.waiting) throw new TooManyWaiting('The queue is full.')
    let leave = (_reason: unknown) => {}
    const turn = new Promise<void>((resolve, reject) => {
      this.#queue.push(resolve)
      leave = (reason) => {
        const place = this.#queue.indexOf(resolve)
        if (place >= 0) this.#queue.splice(place, 1)
        reject(reason)
      }
    })
    const leaveUnwanted = () => leave(unwanted?.reason)
    const leaveImpatient = () => leave(new TooManyWaiting('The queue is too slow.'))
    unwanted?.addEventListener('abort', leaveUnwanted)
    const timer = setTimeout(leaveImpatient, this.#limits.patienceMs)
    try {
      await turn
    } finally {
      clearTimeout(timer)
      unwanted?.removeEventListener('abort', leaveUnwanted)
    }
  }

  /** Whoever waits longest takes the place, so that nobody slips in between. */
  #leave(): void {
    const next = this.#queue.shift()
    if (next) next()
    else this.#inside -= 1
  }
}
