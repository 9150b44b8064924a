export interface QueueLimits {
  /** How many are let in at a time. */
  atOnce: number
  /** How many may wait; further ones are refused. */
  waiting: number
  /** How long a newcomer may wait. */
  timeLeftMs(): number
  /** The error for those who are refused. */
  refusal(): Error
}

/**
 * Lets a number of callers in at a time; the others wait in order. Those who wait here hold no connection, so
 * that a crowd that wants the same thing leaves some for everybody else.
 */
export class BoundedQueue {
  readonly #rules: QueueLimits
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(rules: QueueLimits) {
    this.#rules = rules
    this.#free = rules.atOnce
  }

  /** Runs work in its turn. Work that is aborted before its turn is never begun. */
  async run<T>(work: () => Promise<T>, unwanted?: AbortSignal): Promise<T> {
    const leave = await this.enter(unwanted)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Waits for a turn, and answers how to end it, which every caller must do once. */
  async enter(unwanted?: AbortSignal): Promise<() => void> {
    const timeLeft = this.#rules.timeLeftMs()
    if (timeLeft <= 0) throw this.#rules.refusal()
    if (this.#free > 0) this.#free--
    else await this.#turn(timeLeft, unwanted)
    return () => {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }

  #turn(timeLeftMs: number, unwanted: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.length >= this.#rules.waiting) throw this.#rules.refusal()
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        over()
        reject(reason)
      }
      const leave = () => giveUp(unwanted?.reason)
      const timer = setTimeout(() => giveUp(this.#rules.refusal()), timeLeftMs)
      const over = () => {
        clearTimeout(timer)
        unwanted?.removeEventListener('abort', leave)
      }
      const enter = () => {
        over()
        resolve()
      }
      unwanted?.addEventListener('abort', leave)
      this.#waiting.push(enter)
    })
  }
}
