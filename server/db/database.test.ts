import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { onPostgres, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startFaultProxy } from '#tests/support/fault-proxy.ts'
import { holdLock, isConnected, terminateBackend, waitUntilBlocked } from '#tests/support/lock-probe.ts'
import { Database, type Queryable, QueryBesideTransaction } from './database.ts'
import { postgresPool } from './pool.ts'
import { DatabaseBusy, withDeadline } from './request-deadline.ts'
import { isPassing, sqlState } from './sql-errors.ts'

let opened: TestDatabase
let database: Database
let url: string

beforeAll(async () => {
  opened = await openTestDatabase()
  database = opened.database
  url = opened.url ?? ''
  await sql`create table probe (word text primary key, n integer not null default 0)`.execute(database.query)
})
afterEach(async () => {
  await sql`truncate probe`.execute(database.query)
})
afterAll(() => opened.close())

const add = (query: Queryable, word: string) => sql`insert into probe (word) values (${word})`.execute(query)
const words = async () => {
  const { rows } = await sql<{ word: string }>`select word from probe order by word`.execute(database.query)
  return rows.map((it) => it.word)
}
const raising = (query: Queryable, code: string) =>
  sql.raw(`do $$ begin raise exception 'broke a tie' using errcode = '${code}'; end $$`).execute(query)

describe('a query beside the transaction it belongs to', { timeout: 5_000 }, () => {
  test('is refused at once', async () => {
    const work = database.transaction(async (tx) => {
      await add(tx, 'kept')
      await add(database.query, 'beside')
    })
    await expect(work).rejects.toThrow(QueryBesideTransaction)
    expect(await words()).toEqual([])
  })

  test('is refused however deep it hides', async () => {
    const repo = async () => {
      await pause(1)
      await Promise.all([add(database.query, 'a'), add(database.query, 'b')])
    }
    const service = async () => await repo()
    await expect(database.transaction(() => service())).rejects.toThrow(QueryBesideTransaction)
  })

  test('is refused when it is a second transaction', async () => {
    const nested = database.transaction(() => database.transaction((tx) => add(tx, 'inner')))
    await expect(nested).rejects.toThrow(QueryBesideTransaction)
  })

  test('is no matter of others: they go on while a transaction is open, or right after it', async () => {
    const order: string[] = []
    let others = () => {}
    const othersHaveRead = new Promise<void>((resolve) => (others = resolve))
    const slow = database.transaction(async (tx) => {
      await add(tx, 'slow')
      await (onPostgres ? othersHaveRead : add(tx, 'slower'))
      order.push('transaction')
    })
    const beside = words().then(() => {
      order.push('query')
      others()
    })
    await Promise.all([slow, beside])
    // The embedded database has one session, so the query waits there; on PostgreSQL it does not.
    expect(order).toEqual(onPostgres ? ['query', 'transaction'] : ['transaction', 'query'])
  })
})

describe('a transaction', () => {
  test('that fails leaves nothing, however many others write at the same time', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) =>
        database.transaction(async (tx) => {
          await add(tx, `row ${i}`)
          await pause(Math.random() * 3)
          if (i % 3 === 0) throw new Error('changed our mind')
          await sql`update probe set n = n + 1 where word = ${`row ${i}`}`.execute(tx)
        }),
      ),
    )
    const kept = outcomes.flatMap((it, i) => (it.status === 'fulfilled' ? [`row ${i}`] : []))
    expect(kept).toHaveLength(40)
    expect(await words()).toEqual(kept.sort())
  })

  test('answers what its work answers', async () => {
    expect(await database.transaction(async () => 42)).toBe(42)
  })

  test('runs again when the database broke a tie, with nothing left of the first attempt', async () => {
    const attempts = vi.fn()
    await database.transaction(async (tx) => {
      attempts()
      await add(tx, `attempt ${attempts.mock.calls.length}`)
      if (attempts.mock.calls.length === 1) await raising(tx, '40P01')
      if (attempts.mock.calls.length === 2) await raising(tx, '40001')
    })
    expect(await words()).toEqual(['attempt 3'])
  })

  test('is given up after a few attempts, as something that may work later', async () => {
    const attempts = vi.fn()
    const error = await database
      .transaction(async (tx) => {
        attempts()
        await raising(tx, '40001')
      })
      .catch((thrown: unknown) => thrown)
    expect(sqlState(error)).toBe('40001')
    expect(isPassing(error)).toBe(true)
    expect(attempts).toHaveBeenCalledTimes(4)
  })

  test('does not run again for an error of its own', async () => {
    const attempts = vi.fn()
    const work = database.transaction(async (tx) => {
      attempts()
      await add(tx, 'twice')
      await add(tx, 'twice')
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(attempts).toHaveBeenCalledTimes(1)
  })

  test('whose failed statement was swallowed is not taken for one that was kept', async () => {
    const work = database.transaction(async (tx) => {
      await add(tx, 'lost')
      await raising(tx, '23514').catch(() => {})
    })
    await expect(work).rejects.toThrow(/current transaction is aborted/)
    expect(await words()).toEqual([])
  })
})

test('a transaction does not wait behind a crowd that only reads', async () => {
  let read = 0
  // On PostgreSQL a small query is done before the transaction's connection is open.
  const rows = onPostgres ? 50_000 : 5_000
  const crowd = Array.from({ length: 300 }, async () => {
    await sql`select count(*) from generate_series(1, ${rows}::int)`.execute(database.query)
    read++
  })
  const readBefore = await database.transaction(async (tx) => {
    await sql`select 1`.execute(tx)
    return read
  })
  expect(readBefore).toBeLessThan(60)
  await Promise.all(crowd)
  expect(read).toBe(300)
})

describe('the pool', () => {
  test('gives no connection to whoever waits too long for one', async () => {
    const usual = postgresPool('postgres://127.0.0.1/x', {
      applicationName: 'x',
      onConnectionError: () => {},
    })
    expect(usual.options.connectionTimeoutMillis).toBe(2_000)
    const small = await openTestDatabase({ max: 1, longestWaitMs: 100 })
    let release = () => {}
    const held = small.database.transaction(() => new Promise<void>((done) => (release = done)))
    const error = await sql`select 1`.execute(small.database.query).catch((thrown: unknown) => thrown)
    expect(isPassing(error)).toBe(true)
    release()
    await held
    expect(await small.database.isReachable()).toBe(true)
    await small.close()
  })

  test('is not waited for longer than a call may take, and keeps what came too late', async () => {
    const small = await openTestDatabase({ max: 1 })
    const held = await small.database.pool.connect()
    const read = withDeadline(() => sql`select 1`.execute(small.database.query), 100)
    await expect(read).rejects.toBeInstanceOf(DatabaseBusy)
    held.release()
    expect(await small.database.isReachable()).toBe(true)
    await small.close()
  })

  test('says that it cannot be reached once it is closed', async () => {
    const brief = await openTestDatabase()
    await brief.database.close()
    expect(await brief.database.isReachable()).toBe(false)
    await expect(sql`select 1`.execute(brief.database.query)).rejects.toThrow()
    await brief.close().catch(() => {})
  })
})

test.skipIf(onPostgres)('a transaction begins nothing once the one before it took all its time', async () => {
  const begun = vi.fn()
  const first = database.transaction(async (tx) => {
    await add(tx, 'first')
    // This one ends only after the second one's deadline.
    await pause(150)
  })
  const second = withDeadline(() => database.transaction(async () => begun()), 100)
  await expect(second).rejects.toBeInstanceOf(DatabaseBusy)
  await first
  expect(begun).not.toHaveBeenCalled()
  expect(await words()).toEqual(['first'])
})

describe.runIf(onPostgres)('on PostgreSQL', () => {
  test('both of two transactions that lock in opposite order succeed', async () => {
    await add(database.query, 'a')
    await add(database.query, 'b')
    const attempts = vi.fn()
    let waiting = 2
    let bothHoldOne = () => {}
    const rendezvous = new Promise<void>((resolve) => (bothHoldOne = resolve))
    const raise = (first: string, second: string) =>
      database.transaction(async (tx) => {
        attempts()
        await sql`update probe set n = n + 1 where word = ${first}`.execute(tx)
        if (--waiting <= 0) bothHoldOne()
        await rendezvous
        await sql`update probe set n = n + 1 where word = ${second}`.execute(tx)
      })
    await Promise.all([raise('a', 'b'), raise('b', 'a')])
    const { rows } = await sql`select word, n from probe order by word`.execute(database.query)
    expect(rows).toEqual([
      { word: 'a', n: 2 },
      { word: 'b', n: 2 },
    ])
    // Without these retries the test would have tried nothing.
    expect(attempts.mock.calls.length).toBeGreaterThan(2)
  })

  test('a connection that is killed in the middle of a transaction harms nobody else', async () => {
    const error = await database
      .transaction(async (tx) => {
        await add(tx, 'half')
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        await terminateBackend(url, { pid: rows[0]?.pid ?? 0 })
        await add(tx, 'other half')
      })
      .catch((thrown: unknown) => thrown)
    expect(isPassing(error)).toBe(true)
    expect(await words()).toEqual([])
  })

  test('a connection that is killed in the middle of a query says what broke it', async () => {
    const slow = database
      .transaction((tx) => sql`select pg_sleep(20)`.execute(tx))
      .catch((thrown: unknown) => thrown)
    await vi.waitFor(() => terminateBackend(url, { queryLike: 'select pg_sleep%' }), { interval: 20 })
    const error = await slow
    expect(isPassing(error)).toBe(true)
    // The query itself was cut off, not only the rollback after it.
    expect(sqlState(error)).toBe('57P01')
  })

  test('connections that are killed while idle are replaced', async () => {
    await Promise.all(Array.from({ length: 5 }, () => words()))
    await terminateBackend(url, { applicationName: 'quayside-test' })
    await vi.waitFor(() => expect(database.pool.idleCount).toBe(0))
    expect(await words()).toEqual([])
  })

  test('a connection that is killed just before a transaction begins on it is replaced by another', async () => {
    const { hostname, port } = new URL(url)
    const proxy = await startFaultProxy({ target: { host: hostname, port: Number(port) } })
    const applicationName = 'through-proxy'
    const pool = postgresPool(proxy.through(url), { applicationName, onConnectionError: () => {}, max: 1 })
    const behind = new Database(pool)
    await sql`select 1`.execute(behind.query)
    // The beginning of the transaction takes this long to reach the database.
    await proxy.mode({ delay: 200 })
    const begins = behind.transaction((tx) => add(tx, 'once'))
    await terminateBackend(url, { applicationName })
    await begins
    expect(await words()).toEqual(['once'])
    await proxy.mode('pass')
    await behind.close()
    await proxy.stop()
  })

  test('every connection carries the limits', async () => {
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(database.query)
    expect(rows).toEqual([{ statement: '5s', lock: '3s', idle: '10s' }])
  })

  test.each([
    ['statement_timeout', '57014', 'select pg_sleep(10)'],
    ['lock_timeout', '55P03', 'lock table probe'],
  ])('%s ends what takes too long, as something that may work later', async (limit, state, statement) => {
    const holder = await holdLock(url, 'lock table probe')
    const error = await database
      .transaction(async (tx) => {
        await sql.raw(`set local ${limit} = '100ms'`).execute(tx)
        await sql.raw(statement).execute(tx)
      })
      .catch((thrown: unknown) => thrown)
    await holder.release()
    expect(sqlState(error)).toBe(state)
    expect(isPassing(error)).toBe(true)
  })

  test('a transaction that is forgotten open is ended by the server', async () => {
    const error = await database
      .transaction(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = '50ms'`.execute(tx)
        await add(tx, 'forgotten')
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        await vi.waitFor(async () => expect(await isConnected(url, rows[0]?.pid)).toBe(false), 20_000)
        await add(tx, 'too late')
      })
      .catch((thrown: unknown) => thrown)
    expect(isPassing(error)).toBe(true)
    expect(await words()).toEqual([])
  })

  test('who waits for a lock goes on as soon as the process that holds it is killed', async () => {
    await add(database.query, 'wanted')
    const holder = spawn(process.execPath, ['--input-type=module', '-e', holdingRow(url)], { stdio: 'pipe' })
    await once(holder.stdout, 'data')
    const waiter = sql`update probe set n = 7 where word = 'wanted'`.execute(database.query)
    await waitUntilBlocked(url, { applicationName: 'quayside-test' })
    holder.kill('SIGKILL')
    await waiter
  })
})

function holdingRow(connectionString: string): string {
  return `
    import pg from 'pg'
    const client = new pg.Client(${JSON.stringify({ connectionString })})
    await client.connect()
    await client.query("begin; update probe set n = 1 where word = 'wanted'")
    console.log('held')
    setInterval(() => {}, 1000)`
}
