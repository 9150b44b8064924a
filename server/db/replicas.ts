import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type PoolSource, postgresPool } from './pool.ts'
import type { Ask, StatementNames } from './prepared-statements.ts'
import { type Mark, Replica, standingOf } from './replica.ts'

/** Replicas are asked this often how far they have come, and the primary how far it is. */
const CHECK_EVERY_MS = 500
/** A statement for which a replica takes longer is answered by the primary. */
const LONGEST_READ_MS = 2_000
const LONGEST_WAIT_MS = 1_000

interface ReplicaState {
  name: string
  isUsed: boolean
  /** Why it is not used. */
  problem: string | undefined
  /** How old what it tells may be; infinite where that is unknown. */
  behindMs: number
  answered: number
}

interface Options {
  /** How far behind a replica that is read from may be. */
  mostBehindMs: number
  /** A clock that nobody sets. */
  now?: () => number
}

/**
 * The databases that follow the primary, for reads that may be a little old. How old is reckoned without their
 * clocks, and without the age of the last transaction, which grows on an idle primary and says nothing where the
 * link to it is cut: the primary is asked now and again how far it has written, and a replica that has come as
 * far has everything up to the instant before that question.
 */
export class Replicas {
  /** Statements that could have been answered by a replica and were answered by the primary. */
  answeredByPrimary = 0
  readonly #primary: pg.Pool
  readonly #all: readonly Replica[]
  readonly #mostBehindMs: number
  readonly #now: () => number
  /** The newest last. None is older than a replica may be behind, and the last one stays in any case. */
  #marks: Mark[] = []
  #turn = 0
  #next: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(primary: pg.Pool, all: readonly Replica[], options: Options) {
    this.#primary = primary
    this.#all = all
    this.#mostBehindMs = options.mostBehindMs
    this.#now = options.now ?? (() => performance.now())
  }

  /** Checks the replicas from now on, and tells of each that is used from then on, or no more. */
  follow(onTurn: (state: ReplicaState) => void): void {
    const used = new Map<string, boolean>()
    const again = async () => {
      await this.check()
      if (this.#isClosed) return
      for (const state of this.states()) {
        if (used.get(state.name) !== state.isUsed) onTurn(state)
        used.set(state.name, state.isUsed)
      }
      this.#next = setTimeout(again, CHECK_EVERY_MS).unref()
    }
    void again()
  }

  /** Asks once how far the primary is, and then how far the replicas are. */
  async check(): Promise<void> {
    const at = this.#now()
    const primary = await standingOf(this.#primary).catch(() => undefined)
    if (primary && !primary.isReplica)
      this.#marks = [...this.#marks.filter((it) => at - it.at <= this.#mostBehindMs), { ...primary, at }]
    await Promise.all(this.#all.map((it) => it.check(this.#marks)))
  }

  /** Lends a connection to each replica in turn; undefined where none may be used now. */
  async lend(names: StatementNames, askPrimary: Ask): Promise<PostgresPoolClient | undefined> {
    const usable = this.#all.filter((it) => this.#isUsable(it))
    const replica = usable[this.#turn++ % usable.length]
    return replica?.lend(names, askPrimary)
  }

  states(): ReplicaState[] {
    const now = this.#now()
    return this.#all.map((it) => {
      const { name, answered } = it
      const isUsed = this.#isUsable(it)
      const late = isUsed ? undefined : 'is too far behind'
      return { name, answered, isUsed, problem: it.problem ?? late, behindMs: it.behindMs(now) }
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#next)
    await Promise.all([this.#primary.end(), ...this.#all.map((it) => it.close())])
  }

  #isUsable(replica: Replica): boolean {
    return replica.behindMs(this.#now()) <= this.#mostBehindMs
  }
}

/** Connects to the replicas of a primary, whose checks have a connection of their own. */
export function openReplicas(
  primaryUrl: string,
  { urls, ...options }: Options & { urls: readonly string[] },
  source: PoolSource,
): Replicas {
  const hasty = { longestWaitMs: LONGEST_WAIT_MS, longestQueryMs: LONGEST_READ_MS, ...source }
  const all = urls.map((url) => new Replica(new URL(url).host, postgresPool(url, hasty)))
  return new Replicas(postgresPool(primaryUrl, { ...hasty, max: 1 }), all, options)
}
