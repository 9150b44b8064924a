import { sql } from 'kysely'
import { Client } from 'pg'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { testApp } from '#tests/support/app.ts'
import { onPostgres } from '#tests/support/database.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place } from '#tests/support/orders.ts'
import { type PostgresCluster, startPostgres } from '#tests/support/postgres-cluster.ts'
import { probe } from '#tests/support/probe.ts'
import { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { postgresPool } from './pool.ts'
import { openReplicas } from './replicas.ts'

const MOST_BEHIND_MS = 5_000
const source = { applicationName: 'quayside-test', onConnectionError: () => {} }

let primary: PostgresCluster
let follower: PostgresCluster
let url = ''
/** What a clock says that nobody sets, but this test. */
let now = 0

async function startBoth() {
  primary = await startPostgres()
  follower = await startPostgres({ following: primary })
  url = await primary.createDatabase('shop')
  const pool = postgresPool(url, source)
  await migrate(pool)
  await pool.end()
}

const replicasAt = (urls: string[]) =>
  openReplicas(
    url,
    { urls, mostBehindMs: MOST_BEHIND_MS, now: () => now },
    // A busy machine is not what this is about.
    { ...source, longestWaitMs: 20_000, longestQueryMs: 20_000 },
  )

/** Runs a statement on the replica as its administrator. */
async function onFollower(text: string) {
  const client = new Client({ connectionString: follower.url('shop') })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows[0]
}

/** Stops the replica from following, but not from answering. */
async function pause() {
  await onFollower('select pg_wal_replay_pause()')
  while ((await onFollower('select pg_get_wal_replay_pause_state() as state')).state !== 'paused');
}

/** Waits until the replica has all that the primary has written. */
async function caughtUp() {
  const [written] = (await server.database.pool.query('select pg_current_wal_flush_lsn()::text as lsn')).rows
  while (!(await onFollower(`select pg_last_wal_replay_lsn() >= '${written.lsn}' as is_there`)).is_there);
}

/** Set by a test: where slugs are read from. */
let table = 'listing'
const slugs = probe(call('slugs', { request: {}, reply: { slugs: v.array(v.string()) }, auth: 'optional' }), {
  memory: { seconds: 2 },
  handle: async () => {
    const read = sql<{ slug: string }>`select slug from ${sql.table(table)}`
    const { rows } = await read.execute(server.database.query)
    return { slugs: rows.map((it) => it.slug) }
  },
})

const server = testApp({
  probes: [slugs],
  database: {
    async opened() {
      await startBoth()
      const database = new Database(postgresPool(url, source), replicasAt([follower.url('shop')]))
      const close = async () => {
        await database.close()
        await follower.close()
        await primary.close()
      }
      return { database, url, close }
    },
  },
})

describe.runIf(onPostgres)('a replica', () => {
  const replicas = () => {
    const found = server.database.replicas
    if (!found) throw new Error('There are no replicas.')
    return found
  }
  const state = () => replicas().states()[0]
  const seenBy = async (body: object = {}) => (await server.call('slugs', body)).body.slugs as string[]
  const metric = async (line: string) =>
    (await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body.includes(`\n${line}\n`)
  /** Checks a replica that has come as far as the primary was at the first of these checks. */
  const check = async () => {
    await replicas().check()
    await caughtUp()
    await replicas().check()
  }

  beforeEach(check)
  afterEach(() => onFollower('select pg_wal_replay_resume() where pg_is_in_recovery()'))

  test('answers guests what they all get alike, and nobody else', async () => {
    const { token } = await server.logIn()
    await check()
    await pause()
    await addEvent(server.database, { slug: 'new-here' })
    expect(await seenBy()).not.toContain('new-here')
    expect(await seenBy({ token })).toContain('new-here')
    expect(await seenBy({ token: null })).toContain('new-here')
  })

  test('is asked neither what is held nor what is ordered, nor for a price', async () => {
    const { token } = await server.logIn()
    await check()
    await pause()
    const { ticketIds } = await addEvent(server.database, { slug: 'matinee' })
    const [ticket_id = 0] = ticketIds
    const items = { vertical: 'events', items: [{ ticket_id, quantity: 1 }] }
    expect(await server.call('get-bill', items)).toMatchObject({ status: 200, body: { bill: { total: 10 } } })
    expect((await server.call('hold', items)).status).toBe(200)
    expect((await place(server, token, order(ticket_id, 1))).status).toBe(200)
    expect(await seenBy()).not.toContain('matinee')
  })

  test('does not tell the settings, which are told to be new', async () => {
    await pause()
    await server.services.settings.change('storeName', 'Harbour')
    const { settings } = server.services
    expect((await server.database.publicReads(() => settings.settings())).storeName).toBe('Harbour')
    await server.services.settings.change('storeName', undefined)
  })

  test('that is too far behind is not read from, until it has caught up', async () => {
    await pause()
    await addEvent(server.database, { slug: 'late-show' })
    now += MOST_BEHIND_MS
    await replicas().check()
    expect(state()).toMatchObject({ isUsed: true, behindMs: MOST_BEHIND_MS, problem: undefined })
    expect(await seenBy()).not.toContain('late-show')
    now += 1
    await replicas().check()
    expect(state()).toMatchObject({ isUsed: false, problem: 'is too far behind' })
    expect(await seenBy()).toContain('late-show')
    await onFollower('select pg_wal_replay_resume()')
    await check()
    expect(state()).toMatchObject({ isUsed: true, behindMs: 0 })
  })

  test('of an idle primary is not behind, however long nothing is written', async () => {
    now += 3_600_000
    await check()
    expect(state()).toMatchObject({ isUsed: true, behindMs: 0 })
  })

  test('of which nothing was heard for as long is not read from', async () => {
    now += MOST_BEHIND_MS + 1
    await addEvent(server.database, { slug: 'unheard' })
    expect(state()).toMatchObject({ isUsed: false })
    expect(await seenBy()).toContain('unheard')
  })

  test('is told by the metrics', async () => {
    const host = new URL(follower.url()).host
    expect(await metric(`replica_used{replica="${host}"} 1`)).toBe(true)
    expect(await metric(`replica_behind_seconds{replica="${host}"} 0`)).toBe(true)
    const { answered = 0 } = state() ?? {}
    const { answeredByPrimary } = replicas()
    await seenBy()
    now += MOST_BEHIND_MS + 1
    await seenBy()
    expect(await metric(`public_reads_total{database="${host}"} ${answered + 1}`)).toBe(true)
    expect(await metric(`public_reads_total{database="primary"} ${answeredByPrimary + 1}`)).toBe(true)
    expect(await metric(`replica_used{replica="${host}"} 0`)).toBe(true)
  })

  test('whose statement fails has it answered by the primary, within the same call', async () => {
    await pause()
    await server.database.pool.query("create table migrated as select 'there' as slug")
    table = 'migrated'
    expect(await seenBy()).toEqual(['there'])
    table = 'listing'
    expect(state()).toMatchObject({ isUsed: true })
  })

  test('that is down is not read from at once, and is again when it is back', async () => {
    await addEvent(server.database, { slug: 'harbour-lights' })
    await check()
    await follower.stop('immediate')
    for (const _ of [1, 2]) expect(await seenBy()).toContain('harbour-lights')
    await replicas().check()
    expect(state()).toMatchObject({ isUsed: false, problem: expect.stringContaining('does not answer') })
    await follower.restart()
    await check()
    expect(state()).toMatchObject({ isUsed: true })
  })

  test('is none that is a primary itself, or follows another one', async () => {
    const other = replicasAt([url, follower.url('postgres')])
    await other.check()
    expect(other.states()).toMatchObject([
      { isUsed: false, problem: 'is no replica' },
      { isUsed: false, problem: 'follows another database' },
    ])
    await other.close()
  })

  test('that became the primary is not read from any more', async () => {
    await onFollower('select pg_promote()')
    await replicas().check()
    expect(state()).toMatchObject({ isUsed: false, problem: 'is no replica' })
  })
})
