import { AsyncLocalStorage } from 'node:async_hooks'
import { BoundedQueue } from './bounded-queue.ts'

/**
 * Thrown where too many wait for the database, or one caller has waited too long. The same may succeed a
 * moment later.
 */
export class DatabaseBusy extends Error {
  constructor() {
    super('Too many wait for the database.')
    this.name = 'DatabaseBusy'
  }
}

const DEADLINE_MS = 8_000

const until = new AsyncLocalStorage<number>()

/**
 * Gives `work` one deadline for all its waits for the database together, so that a person who waits in vain
 * is told so while they still listen, and nothing begins for a person who does not.
 */
export function withDeadline<T>(work: () => Promise<T>, ms = DEADLINE_MS): Promise<T> {
  return until.run(performance.now() + ms, work)
}

/** How long the next wait may take. Work outside a call has the whole time for each. */
export function timeLeft(): number {
  const end = until.getStore()
  return end === undefined ? DEADLINE_MS : end - performance.now()
}

const MOST_WAITING = 5_000

/** A queue for so many connections at once, in which nobody waits beyond their deadline. */
export const queueFor = (atOnce: number) =>
  new BoundedQueue({ atOnce, waiting: MOST_WAITING, timeLeftMs: timeLeft, refusal: () => new DatabaseBusy() })
