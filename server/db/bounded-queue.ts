export interface QueueLimits {
  /** So many are let in at a time. */
  atOnce: number
  /** Who comes when so many wait is turned away. */
  waiting: number
  /** For how long who comes now may wait. */
  timeLeftMs(): number
  /** What they hear who are turned away. */
  refusal(): Error
}

/**
 * Lets so many in at a time; the others wait their turn, in the order in which they came. Who waits here holds no
 * connection, and a crowd that wants the same thing leaves some for everybody else.
 */
export class BoundedQueue {
  readonly #rules: QueueLimits
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(rules: QueueLimits) {
    this.#rules = rules
    this.#free = rules.atOnce
  }

  /** Work that becomes unwanted before its turn is never begun. */
  async run<T>(work: () => Promise<T>, unwanted?: AbortSignal): Promise<T> {
    const leave = await this.enter(unwanted)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Answers how to leave again, which everybody must, and once. */
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
