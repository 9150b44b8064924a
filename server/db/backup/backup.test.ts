import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Pool } from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { brokenInvariants } from '#server/verticals/invariants.ts'
import { testApp } from '#tests/support/app.ts'
import { onPostgres } from '#tests/support/database.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addWallet, order, place } from '#tests/support/orders.ts'
import { connectPostgres } from '#tests/support/postgres-cluster.ts'
import { Database } from '../database.ts'
import { EmbeddedEngine } from '../embedded/engine.ts'
import { type Migrations, shippedMigrations } from '../migrate.ts'
import { embeddedPool } from '../pool.ts'
import { readBackup, writeBackup } from './backup-file.ts'
import { restore } from './restore.ts'
import { savedLines } from './save.ts'

const server = testApp()
const source = { applicationName: 'backup', onConnectionError: () => {}, longestWaitMs: 20_000 }
const madeAt = new Date('2026-05-01T10:00:00Z')
const tell = () => {}

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

let made = 0
const newFile = () => join(inject('places'), `${process.pid}-${onPostgres}-${made++}.backup`)

/** A database without anything, even tables. */
async function emptyDatabase(): Promise<Database> {
  if (!onPostgres) {
    const engine = new EmbeddedEngine({ dataDir: 'memory://' })
    await engine.start()
    const database = new Database(embeddedPool(engine, source))
    closing.push(async () => {
      await database.close()
      await engine.close()
    })
    return database
  }
  const cluster = await connectPostgres(inject('postgresUrl'))
  const url = await cluster.createDatabase(`backup_${process.pid}_${made++}`, { template: 'template0' })
  const database = new Database(new Pool({ connectionString: url }))
  closing.push(async () => {
    await database.close()
    await cluster.close()
  })
  return database
}

async function saved(): Promise<string> {
  const path = newFile()
  await writeBackup(path, savedLines(server.database, { madeAt, tell }))
  return path
}

async function restored(path: string, migrations?: Migrations): Promise<Database> {
  const database = await emptyDatabase()
  await restore(database.pool, readBackup(path), migrations ? { tell, migrations } : { tell })
  return database
}

/** All rows of a database as text, and the next values of its sequences. */
async function contentOf({ pool }: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`,
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select it::text as row from "${name}" it order by 1`)
    content[name] = rows.map((it) => it.row)
  }
  const { rows } = await pool.query<{ it: string }>(
    `select sequencename || ' ' || coalesce(last_value, 0) as it from pg_sequences where schemaname = 'public' order by 1`,
  )
  return { ...content, sequences: rows.map((it) => it.it) }
}

/** Adds a person who has bought something, and a picture, whose bytes are no text. */
async function shop() {
  const { accountId, token } = await server.logIn()
  const { id, ticketIds } = await addEvent(server.database, { title: 'Fado „by the" quay\\n' })
  await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 5_000)
  expect((await place(server, token, order(ticketIds[0] ?? 0, 2))).status).toBe(200)
  // A number that JavaScript would round.
  await server.database.pool.query('update listing set price_minor = 9007199254740993 where id = $1', [id])
  return { accountId, token, listingId: id, ticketId: ticketIds[0] ?? 0 }
}

test('what is restored is what was there, row by row, and goes on from there', async () => {
  const { listingId } = await shop()
  const database = await restored(await saved())
  expect(await contentOf(database)).toEqual(await contentOf(server.database))
  expect(await brokenInvariants(database.query)).toEqual([])
  const next = await database.pool.query(
    `insert into account (name, created_at) values ('B', now()) returning id`,
  )
  expect(next.rows).toHaveLength(1)
  await expect(database.pool.query('delete from listing where id = $1', [listingId])).rejects.toThrow(
    /foreign key/,
  )
  await database.pool.query(`update listing set title = 'Morna' where id = $1`, [listingId])
  const { rows } = await database.pool.query(
    `select from listing_words where listing_id = $1 and words @@ 'morna'::tsquery`,
    [listingId],
  )
  expect(rows).toHaveLength(1)
})

test('while people book, all of a moment is saved and nothing of a later one', async () => {
  const { token, ticketId } = await shop()
  const path = newFile()
  const orders = Array.from({ length: 12 }, () => place(server, token, order(ticketId, 1)))
  const [, ...placed] = await Promise.all([
    writeBackup(path, savedLines(server.database, { madeAt, tell })),
    ...orders,
  ])
  expect(placed.map((it) => it.status)).toEqual(placed.map(() => 200))
  expect(await brokenInvariants((await restored(path)).query)).toEqual([])
})

test('a backup of an older build is taken by the schema that it was made of, and then brought to this one', async () => {
  const path = await saved()
  const newer = { ...shippedMigrations, '9001-newer.sql': `create table newer as select name from account` }
  const database = await restored(path, newer)
  const { rows } = await database.pool.query(
    'select (select count(*) from newer) = (select count(*) from account) as same, exists (select from newer) as filled',
  )
  expect(rows).toEqual([{ same: true, filled: true }])
})

describe('a backup is refused', () => {
  const refusal = async (path: string, database?: Database) => {
    const into = database ?? (await emptyDatabase())
    return restore(into.pool, readBackup(path), { tell }).then(
      () => 'taken',
      (error: Error) => error.message,
    )
  }
  const spoilt = async (change: (bytes: Buffer) => Buffer) => {
    const path = newFile()
    await writeFile(path, change(await readFile(await saved())))
    return path
  }
  const lines = (bytes: Buffer) => gunzipSync(bytes).toString().trimEnd().split('\n')
  const packed = (all: readonly string[]) => gzipSync(`${all.join('\n')}\n`)

  test('by a database that has something in it, which stays as it is', async () => {
    await shop()
    const before = await contentOf(server.database)
    expect(await refusal(await saved(), server.database)).toContain('with nothing in it')
    expect(await contentOf(server.database)).toEqual(before)
  })

  test('that was cut short or spoilt, and leaves a database that another is taken by', async () => {
    const database = await emptyDatabase()
    const cut = await spoilt((bytes) => bytes.subarray(0, bytes.length - 40))
    expect(await refusal(cut, database)).toContain('not a whole one')
    const flipped = await spoilt((bytes) => bytes.fill((bytes[200] ?? 0) ^ 0xff, 200, 201))
    expect(await refusal(flipped, database)).not.toBe('taken')
    const short = await spoilt((bytes) => packed(lines(bytes).filter((it) => !it.startsWith('[{"id"'))))
    expect(await refusal(short, database)).toContain('rows are missing')
    expect(await refusal(await saved(), database)).toBe('taken')
  })

  test('that is something else, is not there or is of a newer build', async () => {
    const other = newFile()
    await writeFile(other, 'a letter')
    expect(await refusal(other)).toContain('no backup of ours')
    expect(await refusal(newFile())).toContain('There is no file')
    const newer = await spoilt((bytes) => {
      const [head = '', ...rest] = lines(bytes)
      return packed([head.replace('"migrations":[', '"migrations":["9999-later.sql",'), ...rest])
    })
    expect(await refusal(newer)).toContain('newer than this build: it has 9999-later.sql')
  })
})

test('a file that is there is never written over', async () => {
  const path = await saved()
  const lines = savedLines(server.database, { madeAt, tell })
  await expect(writeBackup(path, lines)).rejects.toThrow('is there already')
})
