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
import type { Pool } from 'pg'
import { isRetryable } from './sql-errors.ts'
import type { Tables } from './tables.ts'

/** What a repo is given: the database, or the transaction it must stay inside. */
export type Queryable = Kysely<Tables>
export type Tx = Transaction<Tables>

const insideTransaction = new AsyncLocalStorage<true>()

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

const MOST_ATTEMPTS = 4

export class Database {
  readonly pool: Pool
  readonly query: Queryable

  constructor(pool: Pool) {
    this.pool = pool
    // `close` ends the pool: Kysely would end only one that it has used.
    const dialect = new CheckedDialect({ connect: () => this.#connect(), end: async () => {} })
    this.query = new Kysely<Tables>({ dialect })
  }

  /**
   * Everything in `work` happens, or nothing. It runs again when the database had to break a tie between
   * transactions (40001, 40P01), so it must have no effect outside the database.
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.query.transaction().execute((tx) => insideTransaction.run(true, () => work(tx)))
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !isRetryable(error)) throw error
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

  async #connect() {
    if (insideTransaction.getStore()) throw new QueryBesideTransaction()
    return this.pool.connect()
  }
}
