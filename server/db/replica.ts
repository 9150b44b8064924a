import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type Ask, lent, preparing, type StatementNames } from './prepared-statements.ts'
import { queueFor } from './request-deadline.ts'
import { isPassing } from './sql-errors.ts'

/** Where a database is in what its primary has written. */
interface Standing {
  /** Which database it is, by a mark that its replicas share. */
  whose: string
  isReplica: boolean
  /** How far what was written has come: to the disk of a primary, into the rows of a replica. */
  position: bigint
}

/** What the primary had written at an instant. */
export interface Mark extends Pick<Standing, 'whose' | 'position'> {
  at: number
}

const STANDING = `
  select current_database() || ' ' || system_identifier as whose, pg_is_in_recovery() as "isReplica",
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end
      - '0/0'::pg_lsn)::text as position
  from pg_control_system()`

export async function standingOf(pool: pg.Pool): Promise<Standing> {
  const { rows } = await pool.query<Omit<Standing, 'position'> & { position: string }>(STANDING)
  const [row] = rows
  if (!row) throw new Error('The database said nothing of itself.')
  return { ...row, position: BigInt(row.position) }
}

/** One connection is left for asking how far the replica has come. */
const LEFT_FOR_CHECKS = 1

/** A database that follows the primary, and how far it is known to have come. */
export class Replica {
  readonly name: string
  /** Statements that it answered. */
  answered = 0
  /** Why it is not read from, as last seen; undefined where nothing is wrong with it. */
  problem: string | undefined = 'was not asked yet'
  readonly #pool: pg.Pool
  readonly #queue: ReturnType<typeof queueFor>
  /** Everything is in it that the primary had written by this instant. */
  #upTo = Number.NEGATIVE_INFINITY

  constructor(name: string, pool: pg.Pool) {
    this.name = name
    this.#pool = pool
    this.#queue = queueFor(Math.max(1, pool.options.max - LEFT_FOR_CHECKS))
  }

  /** How old what it tells may be at the most. */
  behindMs(now: number): number {
    return now - this.#upTo
  }

  /** Asks how far it has come, to compare it with what the primary had written, the newest last. */
  async check(marks: readonly Mark[]): Promise<void> {
    try {
      const { whose, isReplica, position } = await standingOf(this.#pool)
      const reached = marks.findLast((it) => it.position <= position)
      this.problem = isReplica ? undefined : 'is no replica'
      if (marks.some((it) => it.whose !== whose)) this.problem = 'follows another database'
      this.#upTo = (this.problem === undefined ? reached?.at : undefined) ?? Number.NEGATIVE_INFINITY
    } catch (error) {
      this.#fail(error)
    }
  }

  /**
   * Lends a connection for one statement, which `askPrimary` answers where the replica cannot; undefined where
   * there is no connection to it.
   */
  async lend(names: StatementNames, askPrimary: Ask): Promise<PostgresPoolClient | undefined> {
    const leave = await this.#queue.enter()
    const client = await this.#pool.connect().catch((error: unknown) => this.#fail(error))
    if (!client) {
      leave()
      return undefined
    }
    const askReplica = preparing(client, { names, mayAskAgain: true })
    let isSpoilt = false
    const ask: Ask = async (text, values) => {
      try {
        const rows = await askReplica(text, values)
        this.answered++
        return rows
      } catch (error) {
        isSpoilt = true
        this.#fail(error)
        return askPrimary(text, values)
      }
    }
    return lent(ask, () => {
      client.release(isSpoilt)
      leave()
    })
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  /** Leaves the replica out until the next check, unless it was the statement that failed. */
  #fail(error: unknown): void {
    if (error instanceof pg.DatabaseError && !isPassing(error)) return
    this.problem = `does not answer (${error instanceof Error ? error.message : error})`
    this.#upTo = Number.NEGATIVE_INFINITY
  }
}
