import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { onPostgres, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { terminateBackend, waitUntilBlocked } from '#tests/support/lock-probe.ts'
import { MigrationMismatch, type Migrations, migrate, shippedMigrations } from './migrate.ts'
import { postgresPool } from './pool.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterEach(async () => {
  await run('drop table if exists probe')
  await run(`delete from migration where name not in ('${Object.keys(shippedMigrations).join("','")}')`)
})
afterAll(() => opened.close())

const run = (text: string) => opened.database.pool.query(text)
const rows = async (text: string) => (await run(text)).rows
const start = (more: Migrations) => migrate(opened.database.pool, { ...shippedMigrations, ...more })
const applied = () => rows('select name from migration order by name')

const shipped = Object.keys(shippedMigrations)
const makesProbe = 'create table probe (n integer); insert into probe values (1);'

describe('migrations', () => {
  test('are recorded with their hash and their time', async () => {
    expect(await rows('select name, sha256, applied_at from migration order by name')).toEqual(
      shipped.map((name) => ({
        name,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        applied_at: expect.any(Date),
      })),
    )
  })

  test('are applied in the order of their names, and only those that are missing', async () => {
    const done = await start({
      '9002-second.sql': 'insert into probe values (2)',
      '9001-first.sql': makesProbe,
    })
    expect(done).toEqual(['9001-first.sql', '9002-second.sql'])
    expect(await rows('select n from probe order by n')).toEqual([{ n: 1 }, { n: 2 }])
  })

  test('do nothing the second time', async () => {
    const more = { '9001-probe.sql': makesProbe }
    expect(await start(more)).toEqual(['9001-probe.sql'])
    expect(await start(more)).toEqual([])
    expect(await rows('select n from probe')).toEqual([{ n: 1 }])
  })

  test('that fail leave nothing of themselves, keep those before them, and say their name', async () => {
    const failing = start({
      '9001-good.sql': makesProbe,
      '9002-bad.sql': 'insert into probe values (2); alter table probe add m integer; select 1 / 0;',
      '9003-never.sql': 'insert into probe values (3)',
    })
    await expect(failing).rejects.toThrow('Migration 9002-bad.sql failed; nothing of it was kept.')
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await rows('select * from probe')).toEqual([{ n: 1 }])
    expect(await applied()).toEqual([...shipped, '9001-good.sql'].map((name) => ({ name })))
  })

  test('that cannot be recorded are not kept either', async () => {
    const recordsItself = {
      '9001-probe.sql': `${makesProbe} insert into migration values ('9001-probe.sql', 'x')`,
    }
    await expect(start(recordsItself)).rejects.toThrow('Migration 9001-probe.sql failed')
    expect(await rows("select to_regclass('probe') as probe")).toEqual([{ probe: null }])
  })

  test('go on where they failed, once they are mended', async () => {
    await start({ '9001-mended.sql': 'create table probe (' }).catch(() => {})
    expect(await start({ '9001-mended.sql': makesProbe })).toEqual(['9001-mended.sql'])
  })

  test('are refused when one was edited after the database took it', async () => {
    await start({ '9001-probe.sql': makesProbe })
    const edited = start({
      '9001-probe.sql': `${makesProbe} -- and more`,
      '9002-next.sql': 'drop table probe',
    })
    await expect(edited).rejects.toThrow(MigrationMismatch)
    await expect(edited).rejects.toThrow(/^9001-probe.sql was changed after the database took it/)
    expect(await rows('select n from probe')).toEqual([{ n: 1 }])
  })

  test('are refused when the database has one that this build does not know', async () => {
    await start({ '9001-probe.sql': makesProbe })
    const older = start({})
    await expect(older).rejects.toThrow(MigrationMismatch)
    await expect(older).rejects.toThrow(/^The database is newer than this build: it has 9001-probe.sql\./)
  })

  test('that were refused do not keep the next start waiting', async () => {
    await start({ '9001-probe.sql': makesProbe })
    await start({}).catch(() => {})
    expect(await start({ '9001-probe.sql': makesProbe })).toEqual([])
  })
})

describe.runIf(onPostgres)('on PostgreSQL', () => {
  const slow = { '9001-slow.sql': `${makesProbe} select pg_sleep(0.4)` }
  const another = () =>
    postgresPool(opened.url ?? '', { applicationName: 'another server', onConnectionError: () => {} })

  test('two servers that start at once migrate once, and both go on', async () => {
    const pool = another()
    const first = start(slow)
    const second = migrate(pool, { ...shippedMigrations, ...slow })
    await waitUntilBlocked(opened.url ?? '')
    expect((await Promise.all([first, second])).sort()).toEqual([[], ['9001-slow.sql']])
    expect(await rows('select n from probe')).toEqual([{ n: 1 }])
    await pool.end()
  })

  test('a server killed in the middle of one leaves nothing, and the next start completes it', async () => {
    const pool = another()
    const sleepy = {
      '9001-sleepy.sql': `${makesProbe} select pg_sleep(current_setting('probe.pause')::integer)`,
    }
    await run(`alter database ${new URL(opened.url ?? '').pathname.slice(1)} set probe.pause = 20`)
    const killed = migrate(pool, { ...shippedMigrations, ...sleepy }).catch((error: Error) => error)
    await expect
      .poll(() =>
        rows("select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'"),
      )
      .toHaveLength(1)
    await terminateBackend(opened.url ?? '', { queryLike: '%probe.pause%' })
    expect(await killed).toMatchObject({ message: expect.stringContaining('9001-sleepy.sql failed') })
    expect(await rows("select to_regclass('probe') as probe")).toEqual([{ probe: null }])

    await run(`alter database ${new URL(opened.url ?? '').pathname.slice(1)} set probe.pause = 0`)
    await pool.end()
    const next = another()
    expect(await migrate(next, { ...shippedMigrations, ...sleepy })).toEqual(['9001-sleepy.sql'])
    expect(await rows('select n from probe')).toEqual([{ n: 1 }])
    await next.end()
  })

  test('may take longer than a request may', async () => {
    const unlimited = {
      '9001-unlimited.sql': `${makesProbe} select 1 / (current_setting('statement_timeout') = '0')::integer`,
    }
    expect(await start(unlimited)).toEqual(['9001-unlimited.sql'])
  })

  test('do not keep an older server from a table that they wait for, and go on when it is free', async () => {
    await start({ '9001-probe.sql': makesProbe })
    const older = await opened.database.pool.connect()
    await older.query('begin; select n from probe')
    const done = start({
      '9001-probe.sql': makesProbe,
      '9002-wide.sql': 'alter table probe add column m integer',
    })
    await waitUntilBlocked(opened.url ?? '')
    // Behind the migration, which waits for the table. It is answered although the table is not free.
    expect(await rows('select n from probe')).toEqual([{ n: 1 }])
    await older.query('commit')
    older.release()
    expect(await done).toEqual(['9002-wide.sql'])
    expect(await rows('select n, m from probe')).toEqual([{ n: 1, m: null }])
  })
})
