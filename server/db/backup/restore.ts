import type { Pool, PoolClient } from 'pg'
import { MigrationMismatch, type Migrations, migrate, shippedMigrations } from '../migrate.ts'
import { BackupProblem, type Head, type Line, type SavedTable } from './backup-file.ts'

/**
 * Finds the foreign keys. They are dropped, because rows come table by table, and made again at the end,
 * which checks them.
 */
const FOREIGN_KEYS = `
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`

/** Whether the database has data of people. Rows that migrations write do not count. */
const USED = `
  select exists (select from account) or exists (select from listing) or exists (select from booking) as used`

interface Restored {
  rows: number
  madeAt: string
  /** The files that were beside the database. */
  files: { name: string; bytes: Buffer }[]
}

/**
 * Fills an empty database from a backup, all or nothing, and migrates it to this build's schema. A backup of
 * an older build is first restored into the schema it was made from.
 */
export async function restore(
  pool: Pool,
  lines: AsyncGenerator<Line>,
  { tell, migrations = shippedMigrations }: { tell: (rows: number) => void; migrations?: Migrations },
): Promise<Restored> {
  const { value: head } = await lines.next()
  if (!head || !('quayside' in head)) throw new BackupProblem('The backup is empty.')
  const had = asOf(head, migrations)
  await refuseNewer(pool, had)
  await migrate(pool, had)
  const client = await pool.connect()
  try {
    await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0')
    const { rows } = await client.query<{ used: boolean }>(USED)
    if (rows[0]?.used) throw notEmpty()
    const restored = { madeAt: head.madeAt, ...(await fill(client, lines, tell)) }
    await client.query('commit')
    await client.query('analyze')
    client.release()
    await migrate(pool, migrations)
    return restored
  } catch (error) {
    await client.query('rollback').catch(() => {})
    client.release(true)
    throw error
  }
}

/** The migrations that the backup's database had, and no others. */
function asOf({ migrations: had }: Head, all: Migrations): Migrations {
  const newer = had.find((name) => all[name] === undefined)
  if (newer !== undefined)
    throw new MigrationMismatch(`The backup is newer than this build: it has ${newer}. Use the newer build.`)
  return Object.fromEntries(had.map((name) => [name, all[name] ?? '']))
}

async function refuseNewer(pool: Pool, had: Migrations): Promise<void> {
  const { rows: made } = await pool.query("select from pg_tables where tablename = 'migration'")
  if (made.length === 0) return
  const { rows } = await pool.query<{ name: string }>('select name from migration')
  if (rows.some(({ name }) => had[name] === undefined)) throw notEmpty()
}

const notEmpty = () =>
  new BackupProblem('A backup goes into a database with nothing in it, and this one has.')

async function fill(client: PoolClient, lines: AsyncGenerator<Line>, tell: (rows: number) => void) {
  const { rows: keys } = await client.query<{ make: string; drop: string }>(FOREIGN_KEYS)
  for (const { drop } of keys) await client.query(drop)
  const filling = new Filling(client)
  for await (const line of lines) {
    await filling.take(line)
    tell(filling.rows)
  }
  await filling.end()
  for (const { make } of keys) await client.query(make)
  return { rows: filling.rows, files: filling.files }
}

/** Writes the lines of a backup into the database. */
class Filling {
  readonly files: Restored['files'] = []
  rows = 0
  readonly #client: PoolClient
  readonly #tables: string[] = []
  #insert = ''
  #saved: number | undefined

  constructor(client: PoolClient) {
    this.#client = client
  }

  async take(line: Line): Promise<void> {
    if ('rows' in line) {
      const { rowCount } = await this.#client.query(this.#insert, [line.rows])
      this.rows += rowCount ?? 0
    } else if ('table' in line) await this.#begin(line)
    else if ('sequences' in line) await this.#count(line.sequences)
    else if ('file' in line) this.files.push({ name: line.file, bytes: Buffer.from(line.base64, 'base64') })
    else if ('end' in line) this.#saved = line.end.rows
  }

  async end(): Promise<void> {
    if (this.#saved !== this.rows)
      throw new BackupProblem('The backup is not whole: rows are missing at its end.')
    for (const table of this.#tables) await this.#client.query(`alter table ${table} enable trigger user`)
  }

  /**
   * Begins a table: deletes the rows that migrations put there, and turns triggers off, because their results
   * are in the backup already.
   */
  async #begin({ schema, table: name, columns, made }: SavedTable): Promise<void> {
    const quoted = (it: string) => this.#client.escapeIdentifier(it)
    const table = `${quoted(schema)}.${quoted(name)}`
    if (made !== undefined) await this.#client.query(made)
    await this.#client.query(`alter table ${table} disable trigger user; delete from ${table}`)
    this.#tables.push(table)
    const all = columns.map(quoted).join(', ')
    this.#insert = `insert into ${table} (${all}) overriding system value
      select ${all} from jsonb_populate_recordset(null::${table}, $1::jsonb)`
  }

  async #count(sequences: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(sequences))
      await this.#client.query('select setval($1::regclass, $2)', [
        this.#client.escapeIdentifier(name),
        value,
      ])
  }
}
