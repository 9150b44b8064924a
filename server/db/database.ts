import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type Transaction,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { BoundedQueue } from './bounded-queue.ts'
import { DatabaseBusy, timeLeft } from './request-deadline.ts'
import { isCutOff, isRetryable } from './sql-errors.ts'
import type { Tables } from './tables.ts'

/** What a repo is given: the database, or the transaction it must stay inside. */
export type Queryable = Kysely<Tables>
export type Tx = Transaction<Tables>

/** Where a transaction is: from its turn on it needs a connection, and once it has begun, no other. */
const transactionIs = new AsyncLocalStorage<'beginning' | 'begun'>()

/**
 * A query beside the transaction it belongs to would wait for ever on the embedded engine (one session),
 * and read older rows elsewhere. It is refused instead, always.
 */
export class QueryBesideTransaction extends Error {
  constructor() {
    super('A query was sent to the pool inside a transaction: pass the transaction on.')
    this.name = 'QueryBesideTransaction'
  }
}

class CheckedDriver extends PostgresDriver {
  /**
   * The commit of a failed transaction is answered with a rollback and no error: work that swallowed the failure
   * would pass for done. Any statement before it does fail there.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('select 1; commit'))
  }

  /** It fails with the connection alone, and then tells less than the error that led to it. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

class CheckedDialect extends PostgresDialect {
  readonly #pool: PostgresPool

  constructor(pool: PostgresPool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver() {
    return new CheckedDriver({ pool: this.#pool })
  }
}

/** Leaves the readers as it goes back to the pool, which gives it another `release` each time it lends it. */
function leaving(client: PoolClient, leave: () => void): PoolClient {
  const { release } = client
  client.release = (error) => {
    release.call(client, error)
    leave()
  }
  return client
}

/** The beginning itself may have stood in line: the embedded engine has one session for all connections. */
async function inTime<T>(work: (tx: Tx) => Promise<T>, tx: Tx): Promise<T> {
  if (timeLeft() <= 0) throw new DatabaseBusy()
  return work(tx)
}

const MOST_ATTEMPTS = 4
const MOST_WAITING = 5_000

const queueFor = (atOnce: number) =>
  new BoundedQueue({ atOnce, waiting: MOST_WAITING, timeLeftMs: timeLeft, refusal: () => new DatabaseBusy() })

export class Database {
  readonly pool: Pool
  readonly query: Queryable
  readonly #writers: BoundedQueue
  readonly #readers: BoundedQueue

  constructor(pool: Pool) {
    this.pool = pool
    // Some connections stay for what is only read.
    this.#writers = queueFor(Math.max(1, Math.floor((pool.options.max * 2) / 3)))
    // They wait in a line of their own: a transaction, once it is its turn, does not wait behind a crowd of them.
    this.#readers = queueFor(Math.ceil((pool.options.max * 3) / 4))
    // `close` ends the pool: Kysely would end only one that it has used.
    const dialect = new CheckedDialect({ connect: () => this.#connect(), end: async () => {} })
    this.query = new Kysely<Tables>({ dialect })
  }

  /**
   * Everything in `work` happens, or nothing. It runs again when the database had to break a tie between
   * transactions (40001, 40P01), so it must have no effect outside the database. Where a connection turns out to be
   * gone before anything was begun on it, another is taken.
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (transactionIs.getStore()) throw new QueryBesideTransaction()
    return this.#writers.run(() => this.#untilDone(work))
  }

  async #untilDone<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      let hasBegun = false
      try {
        return await transactionIs.run('beginning', () =>
          this.query.transaction().execute((tx) => {
            hasBegun = true
            return transactionIs.run('begun', () => inTime(work, tx))
          }),
        )
      } catch (error) {
        const mayHelp = isRetryable(error) || (!hasBegun && isCutOff(error))
        if (attempt === MOST_ATTEMPTS || !mayHelp) throw error
        await pause(Math.random() * 20 * 2 ** attempt)
      }
    }
  }

  async isReachable(): Promise<boolean> {
    return this.pool.query('select 1').then(
      () => true,
      () => false,
    )
  }

  close(): Promise<void> {
    return this.pool.end()
  }

  async #connect(): Promise<PoolClient> {
    const transaction = transactionIs.getStore()
    if (transaction === 'begun') throw new QueryBesideTransaction()
    if (transaction === 'beginning') return this.#lend()
    const leave = await this.#readers.enter()
    try {
      return leaving(await this.#lend(), leave)
    } catch (error) {
      leave()
      throw error
    }
  }

  /** What comes when nobody waits for it any more goes to the next in the pool's own line. */
  #lend(): Promise<PoolClient> {
    const lent = this.pool.connect()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new DatabaseBusy())
        lent.then(
          (client) => client.release(),
          () => {},
        )
      }, timeLeft())
      lent.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }
}
