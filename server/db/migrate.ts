import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

/** Each migration by file name; their order is the order of the names. */
export type Migrations = Readonly<Record<string, string>>

export const shippedMigrations: Migrations = byName(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
)

function byName(files: Record<string, string>): Migrations {
  return Object.fromEntries(Object.entries(files).map(([path, sql]) => [path.split('/').at(-1) ?? path, sql]))
}

/** The database and this build do not belong together; the message says which of the two is ahead. */
export class MigrationMismatch extends Error {}

// Any number, the same for all our servers: who holds it migrates, the others wait for it.
const MIGRATION_LOCK = 7_341_902

/** Brings the database to this build's schema. Two servers may start at once; a killed one leaves nothing half done. */
export async function migrate(pool: Pool, migrations: Migrations = shippedMigrations): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await applyMissing(client, migrations)
  } finally {
    // On the embedded engine the session outlives its client, so the lock is given back by hand.
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
  for (const name of missing) await apply(client, name, migrations[name] ?? '')
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

async function apply(client: PoolClient, name: string, sql: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256(sql)])
    await client.query('commit')
  } catch (error) {
    // It fails with the connection, and then nothing was kept anyway.
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed; nothing of it was kept.`, { cause: error })
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
