import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { call } from '#contract/call.ts'
import { testApp } from '#tests/support/app.ts'
import { onPostgres } from '#tests/support/database.ts'
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts'
import { holdLock, terminateBackend } from '#tests/support/lock-probe.ts'
import { probe } from '#tests/support/probe.ts'

const asking = (name: string, query: string) =>
  probe(call(name, { request: {}, reply: {} }), async () => {
    await sql.raw(query).execute(server.database.query)
    return {}
  })
const inTransaction = probe(call('in-transaction', { request: {}, reply: {} }), async () => {
  await server.database.transaction(async (tx) => {
    await sql`insert into account (name, created_at) values ('half', now())`.execute(tx)
    await sql`select pg_sleep(1)`.execute(tx)
  })
  return {}
})
const noDatabase = probe(call('no-database', { request: {}, reply: {} }), async () => ({}))

let proxy: FaultProxy

const server = testApp({
  probes: [
    asking('reading', 'select count(*) from account'),
    asking('writing', 'update app_version set cache_version = cache_version'),
    asking('slow', 'select pg_sleep(1.5)'),
    asking('too-slow', 'set local statement_timeout = 200; select pg_sleep(5)'),
    ...[inTransaction, noDatabase],
  ],
  database: {
    max: 3,
    longestWaitMs: 2_000,
    longestSilenceMs: 4_000,
    through: async (url) => {
      const { hostname, port } = new URL(url)
      proxy = await startFaultProxy({ target: { host: hostname, port: Number(port) } })
      return proxy.through(url)
    },
  },
})

afterAll(() => proxy?.stop())

const busy = {
  status: 503,
  body: {
    success: false,
    code: 'INTERNAL',
    message: 'We cannot answer just now. Try again in a moment.',
  },
}

async function answerOf(name: string) {
  const { status, body, headers } = await server.call(name)
  if (status === 503) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(2)
  return { status, body }
}

async function get(url: string) {
  const answer = await server.app.inject({ url })
  return { status: answer.statusCode }
}

/** The statuses of answers that come while something slow is still waited for. */
async function meanwhile(waiting: Promise<unknown>, statuses: () => Promise<number[]>): Promise<number[]> {
  let isOver = false
  const over = waiting.then(() => {
    isOver = true
  })
  const answered = await statuses()
  expect(isOver).toBe(false)
  await over
  return answered
}
const statusOf = async (name: string) => (await answerOf(name)).status
const healthTimes = async (times: number) => {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) statuses.push((await get('/healthz')).status)
  return statuses
}

test('while every connection is taken, calls are told to come back and health answers', async () => {
  const held = await Promise.all([1, 2, 3].map(() => server.database.pool.connect()))
  server.clock.move(2_000)
  try {
    const waiting = Promise.all([answerOf('reading'), get('/readyz')])
    // Calls that need no connection must not wait for their texts either.
    const answers = async () => [
      ...(await healthTimes(3)),
      await statusOf('no-database'),
      await statusOf('no-such-call'),
    ]
    expect(await meanwhile(waiting, answers)).toEqual([200, 200, 200, 200, 404])
    const [reading, ready] = await waiting
    expect([reading, ready.status]).toEqual([busy, 503])
  } finally {
    for (const client of held) client.release()
  }
  expect((await answerOf('reading')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
})

test('a slow query stops neither health nor calls that need no database', async () => {
  const slow = server.call('slow')
  const answers = async () => [...(await healthTimes(9)), await statusOf('no-database')]
  expect(new Set(await meanwhile(slow, answers))).toEqual(new Set([200]))
  expect((await slow).status).toBe(200)
})

describe.runIf(onPostgres)('on PostgreSQL', () => {
  afterEach(() => proxy.mode('pass'))

  test.each(['refuse', 'reset'] as const)(
    'a server that is gone (%s) is missed, and found again',
    async (fault) => {
      expect((await answerOf('reading')).status).toBe(200)
      await proxy.mode(fault)
      server.clock.move(2_000)
      for (const name of ['reading', 'in-transaction', 'get-settings'])
        expect(await answerOf(name)).toEqual(busy)
      expect((await get('/healthz')).status).toBe(200)
      expect((await get('/readyz')).status).toBe(503)
      await proxy.mode('pass')
      for (const name of ['reading', 'in-transaction', 'get-settings']) {
        expect((await answerOf(name)).status, name).toBe(200)
      }
      expect((await get('/readyz')).status).toBe(200)
    },
  )

  test('a server that says nothing more is given up in time, and found again', async () => {
    expect((await answerOf('reading')).status).toBe(200)
    await proxy.mode('blackhole')
    server.clock.move(2_000)
    const asked = ['reading', 'reading', 'reading', 'reading', 'get-settings'].map(answerOf)
    const ready = await get('/readyz')
    expect(await Promise.all(asked)).toEqual(Array(5).fill(busy))
    expect(ready.status).toBe(503)
    // As after a network failure: pending statements never arrive, and new connections work.
    await proxy.mode('reset')
    await proxy.mode('pass')
    expect((await answerOf('reading')).status).toBe(200)
  })

  test('a connection that is ended in the middle of a transaction takes nothing with it', async () => {
    const half = server.call('in-transaction')
    const asleep = { applicationName: 'quayside-test', queryLike: '%pg_sleep(1)%' }
    await vi.waitFor(() => terminateBackend(server.url ?? '', asleep), { timeout: 10_000, interval: 20 })
    expect((await half).status).toBe(503)
    const { rows } = await sql<{ n: number }>`select count(*) as n from account where name = 'half'`.execute(
      server.database.query,
    )
    const before = rows[0]?.n
    expect((await answerOf('in-transaction')).status).toBe(200)
    expect(before).toBe(2)
  })

  test('a locked table delays only the calls that need it', async () => {
    const lock = await holdLock(
      server.url ?? '',
      'lock table app_version, text_override in access exclusive mode',
    )
    server.clock.move(2_000)
    try {
      const waiting = answerOf('writing')
      const answers = async () => [
        await statusOf('reading'),
        ...(await healthTimes(3)),
        (await get('/readyz')).status,
        await statusOf('no-such-call'),
      ]
      expect(await meanwhile(waiting, answers)).toEqual([200, 200, 200, 200, 200, 404])
      expect(await waiting).toEqual(busy)
    } finally {
      await lock.release()
    }
    expect((await answerOf('writing')).status).toBe(200)
  })

  test('a query that takes too long is ended', async () => {
    expect(await answerOf('too-slow')).toEqual(busy)
    expect((await answerOf('reading')).status).toBe(200)
  })
})
