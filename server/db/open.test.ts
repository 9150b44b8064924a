import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { onPostgres } from '#tests/support/database.ts'
import { freePort } from '#tests/support/free-port.ts'
import { connectPostgres, type PostgresServer } from '#tests/support/postgres-cluster.ts'
import { readConfig } from '../config.ts'
import { UnreadableDatabase } from './embedded/data-folder.ts'
import { FolderInUse, livingHolder } from './embedded/folder-lock.ts'
import { MigrationMismatch, shippedMigrations } from './migrate.ts'
import { openDatabase } from './open.ts'
import { isPassing } from './sql-errors.ts'

const open = (env: Record<string, string>) =>
  openDatabase(readConfig({ APP_MODE: 'test', ...env }), {
    applicationName: 'opened',
    onConnectionError: () => {},
  })

const newer = sql`insert into migration (name, sha256) values ('9999-newer.sql', 'x')`

describe.skipIf(onPostgres)('an embedded database', () => {
  let parent: string
  let folder: string
  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'quayside open '))
    const { database, close } = await open({ DATA_DIR: join(parent, 'first') })
    await sql`insert into setting values ('kept', 'yes')`.execute(database.query)
    await close()
  })
  beforeEach(() => {
    folder = join(parent, 'copy')
    cpSync(join(parent, 'first'), folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  afterAll(() => rmSync(parent, { recursive: true }))

  test('keeps what was written, from one start to the next, and holds its folder while it is open', async () => {
    const { database, close } = await open({ DATA_DIR: folder })
    expect(livingHolder(folder)?.pid).toBe(process.pid)
    const { rows } = await sql`select value from setting where key = 'kept'`.execute(database.query)
    expect(rows).toEqual([{ value: 'yes' }])
    await close()
    expect(livingHolder(folder)).toBeUndefined()
  })

  test('is refused to a second server', async () => {
    const { close } = await open({ DATA_DIR: folder })
    await expect(open({ DATA_DIR: folder })).rejects.toThrow(FolderInUse)
    await close()
  })

  test('that is newer than this build is refused, and the folder is free again', async () => {
    const { database, close } = await open({ DATA_DIR: folder })
    await newer.execute(database.query)
    await close()
    await expect(open({ DATA_DIR: folder })).rejects.toThrow(MigrationMismatch)
    expect(livingHolder(folder)).toBeUndefined()
  })

  test.each([
    ['whose write-ahead log was cut off', () => cutWal(folder)],
    [
      'whose control file was overwritten',
      () => writeFileSync(join(folder, 'pg/global/pg_control'), 'zzzzzzzzzz'),
    ],
  ])('%s is refused with a hint, and the folder is free again', async (_, damage) => {
    damage()
    const refused = open({ DATA_DIR: folder })
    await expect(refused).rejects.toThrow(UnreadableDatabase)
    await expect(refused).rejects.toThrow(/pg does not open \(.*\)\. .* to restore a backup/)
    expect(livingHolder(folder)).toBeUndefined()
  })
})

describe.skipIf(onPostgres)('a bit that turned over in a table', () => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quayside bit '))
    const { database, close } = await open({ DATA_DIR: folder })
    await sql`create table noted as select n, repeat('x', 100) as word from generate_series(1, 500) n`.execute(
      database.query,
    )
    const { rows } = await sql<{ path: string }>`select pg_relation_filepath('noted') as path`.execute(
      database.query,
    )
    await close()
    const file = join(folder, 'pg', rows[0]?.path ?? '')
    const bytes = readFileSync(file)
    // Damages a letter of a row, not a length, so that the row can still be read.
    const at = bytes.indexOf('xxxx') + 50
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    writeFileSync(file, bytes)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is found when it is read, and nothing of that page is answered', async () => {
    const { database, close } = await open({ DATA_DIR: folder })
    const count = sql`select count(word) from noted`
    await expect(count.execute(database.query)).rejects.toThrow(/invalid page in block/)
    await close()
  })

  test('would be answered as if it were right, were it not for the checksums', async () => {
    const { database, close } = await open({ DATA_DIR: folder })
    await sql`set ignore_checksum_failure = on`.execute(database.query)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from noted where word <> repeat('x', 100)`.execute(database.query)
    expect(rows).toEqual([{ n: 1 }])
    await close()
  })
})

function cutWal(folder: string) {
  const wal = join(folder, 'pg', 'pg_wal')
  for (const file of readdirSync(wal)) if (/^[0-9A-F]{24}$/.test(file)) truncateSync(join(wal, file), 0)
}

describe.runIf(onPostgres)('a PostgreSQL', () => {
  const name = `opened_${process.pid}`
  let server: PostgresServer
  let url: string
  beforeAll(async () => {
    server = await connectPostgres(inject('postgresUrl'))
  })
  beforeEach(async () => {
    url = await server.createDatabase(name)
  })
  afterEach(() => server.dropDatabase(name))
  afterAll(() => server.close())

  const connections = async () => {
    const client = new pg.Client(server.url('postgres'))
    await client.connect()
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [name])
    await client.end()
    return rowCount
  }

  test('that is empty is brought to this build’s schema, once', async () => {
    for (let start = 0; start < 2; start++) {
      const { database, lock, close } = await open({ DATABASE_URL: url })
      expect(lock).toBeUndefined()
      const { rows } = await sql`select name from migration order by name`.execute(database.query)
      expect(rows).toEqual(Object.keys(shippedMigrations).map((name) => ({ name })))
      await close()
    }
    await expect.poll(connections).toBe(0)
  })

  test('that is newer than this build is refused, and no connection stays behind', async () => {
    const { database, close } = await open({ DATABASE_URL: url })
    await newer.execute(database.query)
    await close()
    await expect(open({ DATABASE_URL: url })).rejects.toThrow(MigrationMismatch)
    await expect.poll(connections).toBe(0)
  })

  test('that cannot be reached is refused as something that may pass', async () => {
    const error = await open({
      DATABASE_URL: `postgres://postgres@127.0.0.1:${await freePort()}/nowhere`,
    }).catch((thrown: unknown) => thrown)
    expect(isPassing(error)).toBe(true)
  })
})
