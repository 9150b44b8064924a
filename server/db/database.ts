import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type PostgresPoolClient, type Transaction } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { BoundedQueue } from './bounded-queue.ts'
import { CheckedDialect } from './checked-dialect.ts'
import { type Ask, lent, preparing, StatementNames } from './prepared-statements.ts'
import type { Replicas } from './replicas.ts'
import { DatabaseBusy, queueFor, timeLeft } from './request-deadline.ts'
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

/** Whether what is read now may be a little old, so that a replica may answer. */
const mayBeOld = new AsyncLocalStorage<boolean>()

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

/**
 * Checks the deadline again, because the beginning may have waited itself: the embedded engine has one
 * session for all connections.
 */
async function inTime<T>(work: (tx: Tx) => Promise<T>, tx: Tx): Promise<T> {
  if (timeLeft() <= 0) throw new DatabaseBusy()
  return work(tx)
}

const MOST_ATTEMPTS = 4

/** A statement that was answered: its text without values, and how long it took. */
export interface Statement {
  text: string
  ms: number
  failed: boolean
}

export class Database {
  readonly pool: Pool
  readonly query: Queryable
  /** Missing: the primary answers everything. */
  readonly replicas: Replicas | undefined
  /** Called after each statement. */
  onStatement: ((statement: Statement) => void) | undefined
  readonly #writers: BoundedQueue
  readonly #readers: BoundedQueue
  readonly #names = new StatementNames()

  constructor(pool: Pool, replicas?: Replicas) {
    this.pool = pool
    this.replicas = replicas
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

  /** Does work whose reads may be a little old. Its transactions, if any, are the primary's all the same. */
  publicReads<T>(work: () => Promise<T>): Promise<T> {
    return mayBeOld.run(true, work)
  }

  /** Does work whose reads are remembered for others, and so must be new within public reads too. */
  newestReads<T>(work: () => Promise<T>): Promise<T> {
    return mayBeOld.run(false, work)
  }

  async isReachable(): Promise<boolean> {
    return this.pool.query('select 1').then(
      () => true,
      () => false,
    )
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.replicas?.close()])
  }

  async #connect(): Promise<PostgresPoolClient> {
    const transaction = transactionIs.getStore()
    if (transaction === 'begun') throw new QueryBesideTransaction()
    if (!this.replicas || transaction || !mayBeOld.getStore()) return this.#connectToPrimary(transaction)
    const { replicas } = this
    const fromReplica = await replicas.lend(this.#names, (text, values) => this.#askPrimary(text, values))
    if (fromReplica) return fromReplica
    replicas.answeredByPrimary++
    return this.#connectToPrimary(undefined)
  }

  /** Sends a statement that a replica could not answer. */
  async #askPrimary(...[text, values]: Parameters<Ask>): ReturnType<Ask> {
    if (this.replicas) this.replicas.answeredByPrimary++
    const client = await this.#connectToPrimary(undefined)
    try {
      return (await client.query(text, values)) as Awaited<ReturnType<Ask>>
    } finally {
      client.release()
    }
  }

  async #connectToPrimary(transaction: 'beginning' | undefined): Promise<PostgresPoolClient> {
    const leave = transaction === 'beginning' ? () => {} : await this.#readers.enter()
    try {
      const client = await this.#lend()
      const ask = preparing(client, { names: this.#names, mayAskAgain: !transaction })
      return lent(ask, () => {
        client.release()
        leave()
      })
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
