import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { sqlState } from './sql-errors.ts'

/** Migrations by file name, in the order of their names. */
export type Migrations = Readonly<Record<string, string>>

export const shippedMigrations: Migrations = byName(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
)

function byName(files: Record<string, string>): Migrations {
  return Object.fromEntries(Object.entries(files).map(([path, sql]) => [path.split('/').at(-1) ?? path, sql]))
}

/** Thrown where the database and this build do not fit; the message says which of them is ahead. */
export class MigrationMismatch extends Error {}

// The key of an advisory lock, which all servers share: the one that holds it migrates, and the others wait.
const MIGRATION_LOCK = 7_341_902

/**
 * How long a statement of a migration waits for a lock. Behind one that waits for a table, everybody else
 * waits for that table too, so that it gives up soon, lets them pass, and tries again.
 */
const LOCK_TIMEOUT_MS = 2_000
const PAUSE_MS = 1_000
const MOST_TRIES = 60
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Migrates the database to this build's schema. Two servers may start at once, and one that is killed leaves
 * nothing half done.
 */
export async function migrate(pool: Pool, migrations: Migrations = shippedMigrations): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    return await applyMissing(client, migrations)
  } finally {
    // On the embedded engine the session outlives its client, so the lock is released by hand.
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release(true)
  }
}

async function applyMissing(client: PoolClient, migrations: Migrations): Promise<string[]> {
  await client.query(
    `create table if not exists migration (
       name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration')
  const applied = new Map(rows.map((it) => [it.name, it.sha256]))
  refuseMismatch(applied, migrations)
  const missing = Object.keys(migrations)
    .filter((name) => !applied.has(name))
    .sort()
  for (const name of missing) await applyOnceFree(client, name, migrations[name] ?? '')
  return missing
}

function refuseMismatch(applied: ReadonlyMap<string, string>, migrations: Migrations): void {
  for (const [name, hash] of applied) {
    const sql = migrations[name]
    if (sql === undefined) {
      throw new MigrationMismatch(
        `The database is newer than this build: it has ${name}. Start the newer build, or restore a backup made before it.`,
      )
    }
    if (sha256(sql) !== hash) {
      throw new MigrationMismatch(
        `${name} was changed after the database took it. Restore the file as it was released.`,
      )
    }
  }
}

/** Applies a migration, again where somebody had a lock that it needs: an older server that still serves. */
async function applyOnceFree(client: PoolClient, name: string, sql: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await apply(client, name, sql)
    } catch (error) {
      const isLocked = error instanceof Error && sqlState(error.cause) === LOCK_NOT_AVAILABLE
      if (!isLocked || tries === MOST_TRIES) throw error
      await pause(PAUSE_MS)
    }
  }
}

async function apply(client: PoolClient, name: string, sql: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256(sql)])
    await client.query('commit')
  } catch (error) {
    // A rollback fails only together with its connection, and then nothing was stored anyway.
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed; nothing of it was kept.`, { cause: error })
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
