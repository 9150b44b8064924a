import { AsyncLocalStorage } from 'node:async_hooks'

/** Too many wait for the database, or somebody has for too long: the same may succeed a moment later. */
export class DatabaseBusy extends Error {
  constructor() {
    super('Too many wait for the database.')
    this.name = 'DatabaseBusy'
  }
}

const DEADLINE_MS = 8_000

const until = new AsyncLocalStorage<number>()

/**
 * All the lines for the database in which `work` stands, one after the other, take no longer than this together: who
 * has waited in vain hears so while they still listen, and nothing is begun for who no longer does.
 */
export function withDeadline<T>(work: () => Promise<T>, ms = DEADLINE_MS): Promise<T> {
  return until.run(performance.now() + ms, work)
}

/** For how long the next line may be stood in; whoever came by no call has as much for each. */
export function timeLeft(): number {
  const end = until.getStore()
  return end === undefined ? DEADLINE_MS : end - performance.now()
}
