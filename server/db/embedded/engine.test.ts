import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Duplex } from 'node:stream'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { onPostgres } from '#tests/support/database.ts'
import { embeddedPool } from '../pool.ts'
import { isPassing } from '../sql-errors.ts'
import { EmbeddedEngine, type EngineOptions } from './engine.ts'

const source = { applicationName: 'test', onConnectionError: () => {} }

async function open(options: Partial<EngineOptions> = {}) {
  const snapshot = await readFile(inject('pgliteTemplate'))
  const engine = new EmbeddedEngine({ dataDir: 'memory://', snapshot, ...options })
  await engine.start()
  const pool = embeddedPool(engine, source)
  const close = async () => {
    await pool.end()
    await engine.close()
  }
  return { engine, pool, close }
}

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

let engine: EmbeddedEngine
let pool: Pool
let close: () => Promise<void>
beforeAll(async () => {
  if (!onPostgres) ({ engine, pool, close } = await open({ longestIdleMs: 3_600_000 }))
})
afterEach(async () => {
  engine?.limitQueries(Number.POSITIVE_INFINITY)
  // A test may have ended the worker, and a new one takes a while.
  await engine?.start()
  await pool?.query('truncate setting')
})
afterAll(() => close?.())

describe.skipIf(onPostgres)('the embedded engine', () => {
  test('lets the main loop live while a query is slow', async () => {
    let turns = 0
    const turning = setInterval(() => turns++, 1)
    await pool.query('select count(*) from generate_series(1, 4000000)')
    clearInterval(turning)
    // A blocked loop would not have turned at all.
    expect(turns).toBeGreaterThan(3)
  })

  test('ends a query that takes too long, as something that may pass, and answers the next', async () => {
    engine.limitQueries(300)
    const endless = thrownBy(pool.query('select count(*) from generate_series(1, 1e12)'))
    const behindIt = thrownBy(pool.query('select 1'))
    expect(isPassing(await endless)).toBe(true)
    expect(isPassing(await behindIt)).toBe(true)
    await engine.start()
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  })

  test('does not count it as slow that a query has to wait for others', async () => {
    engine.limitQueries(1_500)
    const answers = await Promise.all([1, 2, 3, 4].map(() => pool.query('select pg_sleep(0.5)')))
    expect(answers).toHaveLength(4)
  })

  test('can be given its limit later, so that a migration has none', async () => {
    await pool.query('select pg_sleep(0.3)')
    engine.limitQueries(100)
    expect(isPassing(await thrownBy(pool.query('select pg_sleep(2)')))).toBe(true)
  })

  test('is back after its session has died of a statement it cannot do', async () => {
    expect(isPassing(await thrownBy(pool.query('copy setting from stdin')))).toBe(true)
    await engine.start()
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  })

  test('carries large results and large parameters intact', async () => {
    const large = Buffer.alloc(6 * 1024 * 1024, 'a large parameter, é✓ ')
    const text = large.toString('utf8')
    const { rows } = await pool.query(
      "select $1::text as text, md5($1) as md5, octet_length($2::bytea) as bytes, string_agg(i::text, ',') as many from generate_series(1, 400000) i",
      [text, large],
    )
    expect(rows[0].text === text).toBe(true)
    expect(rows[0].md5).toBe(createHash('md5').update(text).digest('hex'))
    expect(rows[0].bytes).toBe(large.length)
    expect(rows[0].many.length).toBe(2_688_894)
    const many = await pool.query(
      'select i, repeat(md5(i::text), 4) as text from generate_series(1, 20000) i',
    )
    expect(many.rows).toHaveLength(20_000)
    expect(many.rows.at(-1).text).toHaveLength(128)
  })

  test('takes nothing from the environment of the process', async () => {
    vi.stubEnv('PGSSLMODE', 'require')
    vi.stubEnv('PGHOST', '/nowhere')
    vi.stubEnv('PGUSER', 'somebody')
    const other = embeddedPool(engine, source)
    expect((await other.query('select current_user as who')).rows).toEqual([{ who: 'postgres' }])
    await other.end()
    vi.unstubAllEnvs()
  })
})

describe.skipIf(onPostgres)('wires', () => {
  test('see nothing of an open transaction of another, and wait until it ends', async () => {
    const writer = await pool.connect()
    await writer.query('begin')
    await writer.query("insert into setting values ('key', 'value')")
    const seen = vi.fn()
    const reader = pool.query('select value from setting').then(({ rows }) => seen(rows))
    for (let turn = 0; turn < 10; turn++) await writer.query('select 1')
    expect(seen).not.toHaveBeenCalled()
    await writer.query('commit')
    await reader
    expect(seen).toHaveBeenCalledWith([{ value: 'value' }])
    writer.release()
  })

  test.each(['destroyed at once', 'destroyed later', 'released as broken'])(
    'that are %s inside a transaction roll it back and let the others go on',
    async (how) => {
      const writer = await pool.connect()
      const begun = writer.query("begin; insert into setting values ('key', 'value')")
      if (how === 'destroyed at once') {
        writer.release(true)
        await thrownBy(begun)
      } else {
        await begun
        writer.release(true)
      }
      if (how === 'destroyed later') await new Promise(setImmediate)
      // The worker ends at once, and not because it was idle: the limit for that is an hour here.
      expect((await pool.query('select value from setting')).rows).toEqual([])
    },
  )

  test('that fail inside several statements at once keep nobody waiting', async () => {
    const failing = pool.query("begin; insert into setting values ('key', 'value'); select 1 / 0; commit")
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect((await pool.query('select value from setting')).rows).toEqual([])
  })

  test('that forget a transaction lose it, and what they say afterwards takes no effect', async () => {
    const { pool, close } = await open({ longestIdleMs: 200 })
    const forgetful = await pool.connect()
    await forgetful.query("begin; insert into setting values ('key', 'forgotten')")
    expect((await pool.query('select value from setting')).rows).toEqual([])
    expect(isPassing(await thrownBy(forgetful.query("insert into setting values ('key', 'too late')")))).toBe(
      true,
    )
    forgetful.release()
    expect((await pool.query('select value from setting')).rows).toEqual([])
    await close()
  })

  test('that speak before they hear of their lost transaction take no effect either', async () => {
    const { pool, close } = await open({ longestIdleMs: 50 })
    const forgetful = await pool.connect()
    await forgetful.query('begin')
    // The main loop hears nothing while it is blocked.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    const tooLate = thrownBy(forgetful.query("insert into setting values ('key', 'too late')"))
    expect(isPassing(await tooLate)).toBe(true)
    forgetful.release()
    expect((await pool.query('select value from setting')).rows).toEqual([])
    await close()
  })

  test('that work in a transaction for long are not idle', async () => {
    const { pool, close } = await open({ longestIdleMs: 1_000 })
    const busy = await pool.connect()
    await busy.query("begin; insert into setting values ('key', 'value')")
    for (let i = 0; i < 5; i++) await busy.query('select pg_sleep(0.25)')
    await busy.query('commit')
    busy.release()
    expect((await pool.query('select value from setting')).rows).toEqual([{ value: 'value' }])
    await close()
  })

  test('that get no answer to a query learn that it failed, and the next is answered', async () => {
    const client = await pool.connect()
    const unanswered = new Promise((resolve) => client.once('error', resolve))
    // Parse without Sync: the answer says neither how it went nor that the next query may come.
    const wire = (client as unknown as { connection: { stream: Duplex } }).connection.stream
    wire.write(Buffer.from('P\0\0\0\x10\0select 1\0\0\0', 'latin1'))
    expect(isPassing(await unanswered)).toBe(true)
    client.release(true)
    await engine.start()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('come and go by the hundred', async () => {
    for (let i = 0; i < 100; i++) {
      const pool = embeddedPool(engine, { ...source, max: 1 })
      expect((await pool.query('select $1::integer as i', [i])).rows).toEqual([{ i }])
      await pool.end()
    }
  })
})

describe.skipIf(onPostgres)('an engine that closes', () => {
  test('does so once the query at work has ended, and stays closed', async () => {
    const { engine, pool } = await open()
    const client = await pool.connect()
    const last = client.query('select pg_sleep(0.2)')
    await engine.close()
    expect((await last).rowCount).toBe(1)
    client.release(true)
    await engine.close()
    await expect(engine.start()).rejects.toThrow('The embedded database is closed.')
    expect(isPassing(await thrownBy(pool.query('select 1')))).toBe(true)
    await pool.end()
  })

  test('does so although a query never ends', async () => {
    const { engine, pool } = await open({ longestQueryMs: 200 })
    const client = await pool.connect()
    const endless = thrownBy(client.query('select count(*) from generate_series(1, 1e12)'))
    await engine.close()
    expect(isPassing(await endless)).toBe(true)
    client.release(true)
    await pool.end()
  })

  test('has nothing to do when it was never started', async () => {
    await new EmbeddedEngine({ dataDir: 'memory://' }).close()
  })
})

test.skipIf(onPostgres)('an engine that cannot start says why, to everybody who waits', async () => {
  const engine = new EmbeddedEngine({ dataDir: '/dev/null/nothing' })
  const pool = embeddedPool(engine, source)
  const query = thrownBy(pool.query('select 1'))
  await expect(engine.start()).rejects.toMatchObject({ cause: expect.anything() })
  expect(isPassing(await query)).toBe(true)
  await pool.end()
})
