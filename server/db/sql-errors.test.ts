import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onPostgres, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FaultMode, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { freePort } from '#tests/support/free-port.ts'
import { postgresPool } from './pool.ts'
import { isPassing, isRetryable, sqlState } from './sql-errors.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const source = { applicationName: 'through a bad network', onConnectionError: () => {} }
const run = (statement: string) => sql.raw(statement).execute(opened.database.query)
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('what the database says', () => {
  test.each([
    ['08006', 'a broken connection', true, false],
    ['22P02', 'a text that is no number', false, false],
    ['23505', 'a name taken', false, false],
    ['23P01', 'a time taken', false, false],
    ['25P03', 'a transaction that stood idle', true, false],
    ['28P01', 'a wrong password', false, false],
    ['40001', 'a tie', true, true],
    ['40P01', 'a deadlock', true, true],
    ['42P01', 'a missing table', false, false],
    ['53100', 'a full disk', true, false],
    ['53200', 'no memory left', true, false],
    ['53300', 'too many connections', true, false],
    ['55P03', 'a lock not to be had', true, false],
    ['57014', 'a query ended by its time limit', true, false],
    ['57P01', 'a server that stops', true, false],
    ['57P03', 'a server that starts', true, false],
    ['58030', 'a disk that fails', true, false],
  ])('%s, %s: passing %s, worth another try %s', async (state, _, passing, retryable) => {
    const error = await thrownBy(run(`do $$ begin raise exception 'said' using errcode = '${state}'; end $$`))
    expect(sqlState(error)).toBe(state)
    expect(isPassing(error)).toBe(passing)
    expect(isRetryable(error)).toBe(retryable)
  })
})

describe('errors that are not the database’s own', () => {
  test.each([new Error('no such thing'), new TypeError('x is undefined'), 'a string', undefined, null, {}])(
    '%s is neither passing nor has it a state',
    (error) => {
      expect(isPassing(error)).toBe(false)
      expect(isRetryable(error)).toBe(false)
      expect(sqlState(error)).toBeUndefined()
    },
  )

  test('a server that is not there is passing, by number and by name', async () => {
    for (const host of ['127.0.0.1', 'localhost', 'no-such-host.invalid']) {
      const client = new pg.Client({ host, port: await freePort(), user: 'postgres' })
      client.on('error', () => {})
      expect(isPassing(await thrownBy(client.connect())), host).toBe(true)
    }
  })
})

describe.runIf(onPostgres)('a network that fails', () => {
  const modes: FaultMode[] = ['refuse', 'reset', 'blackhole', 'halfOpen', { cutAfter: 0 }, { cutAfter: 40 }]
  const cases = modes.flatMap((mode) => [[mode, 'new'] as const, [mode, 'standing'] as const])

  test.each(cases)(
    '%j on a %s connection is passing, and over when the network is back',
    async (mode, kind) => {
      const { hostname, port } = new URL(opened.url ?? '')
      const proxy = await startFaultProxy({ target: { host: hostname, port: Number(port) } })
      const pool = postgresPool(proxy.through(opened.url ?? ''), { ...source, longestSilenceMs: 400 })
      if (kind === 'standing') await pool.query('select 1')
      await proxy.mode(mode)
      const error = await thrownBy(pool.query('select 1'))
      expect(isPassing(error), String(error)).toBe(true)
      await proxy.mode('pass')
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await pool.end()
      await proxy.stop()
    },
  )
})
