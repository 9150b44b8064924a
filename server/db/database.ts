import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { BoundedQueue } from './bounded-queue.ts'
import { preparing, StatementNames } from './prepared-statements.ts'
import { DatabaseBusy, timeLeft } from './request-deadline.ts'
import { isCutOff, isRetryable } from './sql-errors.ts'
import type { Tables } from './tables.ts'

/** The argument of a repo: the database, or the transaction it must stay in. */
export type Queryable = Kysely<Tables>
export type Tx = Transaction<Tables>

/**
 * How far the current transaction is: while it begins it needs a connection, and once it has begun it must
 * take no other.
 */
const transactionIs = new AsyncLocalStorage<'beginning' | 'begun'>()

/**
 * Thrown for a query outside the transaction in which it is sent. On the embedded engine, which has one
 * session, it would wait for ever, and on PostgreSQL it would read older rows.
 */
export class QueryBesideTransaction extends Error {
  constructor() {
    super('A query was sent to the pool inside a transaction: pass the transaction on.')
    this.name = 'QueryBesideTransaction'
  }
}

class CheckedDriver extends PostgresDriver {
  /**
   * Sends a statement before the commit. The commit of a failed transaction is answered with a rollback and
   * no error, so that work which swallowed the failure would seem done; any other statement fails there.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('select 1; commit'))
  }

  /**
   * A rollback fails only together with its connection, and then its error says less than the one before it.
   */
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

/**
 * Checks the deadline again, because the beginning may have waited itself: the embedded engine has one
 * session for all connections.
 */
async function inTime<T>(work: (tx: Tx) => Promise<T>, tx: Tx): Promise<T> {
  if (timeLeft() <= 0) throw new DatabaseBusy()
  return work(tx)
}

const MOST_ATTEMPTS = 4
const MOST_WAITING = 5_000

const queueFor = (atOnce: number) =>
  new BoundedQueue({ atOnce, waiting: MOST_WAITING, timeLeftMs: timeLeft, refusal: () => new DatabaseBusy() })

/** A statement that was answered: its text without values, and how long it took. */
export interface Statement {
  text: string
  ms: number
  failed: boolean
}

export class Database {
  readonly pool: Pool
  readonly query: Queryable
  /** Called after each statement. */
  onStatement: ((statement: Statement) => void) | undefined
  readonly #writers: BoundedQueue
  readonly #readers: BoundedQueue
  readonly #names = new StatementNames()

  constructor(pool: Pool) {
    this.pool = pool
    // Some connections are left for reading.
    this.#writers = queueFor(Math.max(1, Math.floor((pool.options.max * 2) / 3)))
    // Readers have a queue of their own, so that a transaction whose turn has come does not wait behind a
    // crowd of them.
    this.#readers = queueFor(Math.ceil((pool.options.max * 3) / 4))
    // `close` ends the pool. Kysely would end it only if it had used it.
    const dialect = new CheckedDialect({ connect: () => this.#connect(), end: async () => {} })
    this.query = new Kysely<Tables>({
      dialect,
      log: ({ level, query, queryDurationMillis: ms }) =>
        this.onStatement?.({ text: query.sql, ms, failed: level === 'error' }),
    })
  }

  /**
   * Runs `work` in a transaction: everything in it happens, or nothing. It runs again when the database broke
   * a tie between transactions (40001, 40P01), so it must have no effect outside the database. Where a
   * connection turns out to be dead before anything began on it, another is taken.
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

  async #connect(): Promise<PostgresPoolClient> {
    const transaction = transactionIs.getStore()
    if (transaction === 'begun') throw new QueryBesideTransaction()
    const leave = transaction === 'beginning' ? () => {} : await this.#readers.enter()
    try {
      const client = await this.#lend()
      const release = () => {
        client.release()
        leave()
      }
      return preparing(client, { names: this.#names, mayAskAgain: !transaction, release })
    } catch (error) {
      leave()
      throw error
    }
  }

  /**
   * Takes a connection out of the pool before the deadline. One that comes too late goes to the next caller.
   */
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
