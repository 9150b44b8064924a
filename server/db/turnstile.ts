import { NoTurn, patienceLeft } from './patience.ts'

const MOST_WAITING = 5_000

/**
 * Lets so many in at a time; the others wait their turn, in the order in which they came. Who waits here holds no
 * connection, and a crowd that wants the same thing leaves some for everybody else.
 */
export class Turnstile {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  async through<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Answers how to leave again, which everybody must, and once. */
  async enter(): Promise<() => void> {
    const patience = patienceLeft()
    if (patience <= 0) throw new NoTurn()
    if (this.#free > 0) this.#free--
    else await this.#turn(patience)
    return () => {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }

  #turn(patience: number): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING) throw new NoTurn()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new NoTurn())
      }, patience)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#waiting.push(enter)
    })
  }
}
