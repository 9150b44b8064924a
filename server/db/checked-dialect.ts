import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
} from 'kysely'

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

/** PostgreSQL as Kysely speaks it, with commits that do not pass for done where they failed. */
export class CheckedDialect extends PostgresDialect {
  readonly #pool: PostgresPool

  constructor(pool: PostgresPool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver() {
    return new CheckedDriver({ pool: this.#pool })
  }
}
