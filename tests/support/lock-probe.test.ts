import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { holdLock, terminateBackend, waitUntilBlocked } from './lock-probe.ts'
import { openPostgres, type PostgresServer } from './postgres-cluster.ts'

let server: PostgresServer
let url: string

beforeAll(async () => {
  server = await openPostgres()
  url = await server.createDatabase(`lock_probe_${process.pid}`)
}, 60_000)

afterAll(async () => {
  if (url !== undefined) await server.dropDatabase(`lock_probe_${process.pid}`)
  await server.close()
})

async function session(applicationName: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: applicationName })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

beforeEach(async () => {
  const client = await session('setup')
  await client.query('drop table if exists seat')
  await client.query('create table seat (id int primary key, taken int not null default 0)')
  await client.query('insert into seat (id) values (1), (2)')
})

const TAKE = 'update seat set taken = taken + 1 where id = $1 returning taken'

test('a held row lets others wait until it is released, and shows them what was written', async () => {
  const lock = await holdLock(url, 'update seat set taken = 10 where id = $1', [1])
  const buyer = await session('buyer')
  const taken = buyer.query<{ taken: number }>(TAKE, [1])
  const blocked = await waitUntilBlocked(url, { applicationName: 'buyer', queryLike: 'update seat%' })
  expect(blocked.blockedBy).toEqual([lock.pid])
  expect(blocked.query).toBe(TAKE)
  await lock.release()
  expect((await taken).rows).toEqual([{ taken: 11 }])
  await lock.rollback()
})

test('a rollback lets others go on as if nothing had been', async () => {
  const lock = await holdLock(url, 'update seat set taken = 10 where id = 1')
  const buyer = await session('buyer')
  const taken = buyer.query<{ taken: number }>(TAKE, [1])
  await waitUntilBlocked(url)
  await lock.rollback()
  expect((await taken).rows).toEqual([{ taken: 1 }])
})

test('a locked table blocks what a locked row does not', async () => {
  const buyer = await session('buyer')
  const row = await holdLock(url, 'select from seat where id = 1 for update')
  await buyer.query(TAKE, [2])
  await row.release()

  const table = await holdLock(url, 'lock table seat in access exclusive mode')
  const read = buyer.query('select from seat')
  await waitUntilBlocked(url, { applicationName: 'buyer' })
  await table.release()
  await read
})

test('nobody waiting, or only somebody else, is an error that names who is there', async () => {
  const lock = await holdLock(url, 'select from seat where id = 1 for update')
  const buyer = await session('buyer')
  await expect(waitUntilBlocked(url, { atMostMs: 50 })).rejects.toThrow(/within 50 ms:.*lock-probe/s)
  const taken = buyer.query(TAKE, [1])
  await waitUntilBlocked(url)
  await expect(waitUntilBlocked(url, { applicationName: 'seller', atMostMs: 50 })).rejects.toThrow('"buyer"')
  await expect(waitUntilBlocked(url, { queryLike: 'delete%', atMostMs: 50 })).rejects.toThrow('50 ms')
  await lock.release()
  await taken
})

test('a statement that fails holds nothing', async () => {
  await expect(holdLock(url, 'select from no_such_table')).rejects.toThrow('no_such_table')
  const buyer = await session('buyer')
  await buyer.query('alter table seat add column note text')
  await expect(terminateBackend(url, { applicationName: 'lock-probe' })).rejects.toThrow('no backend matched')
})

test('a terminated backend is gone, its transaction undone, and the others are not', async () => {
  const victim = await session('victim')
  const other = await session('other')
  await victim.query('begin')
  await victim.query(TAKE, [1])
  expect(await terminateBackend(url, { applicationName: 'victim' })).toBe(1)
  await expect(victim.query('commit')).rejects.toThrow()
  const left = await other.query('select taken from seat where id = 1')
  expect(left.rows).toEqual([{ taken: 0 }])
})

test('a backend can be terminated by pid and by what it runs', async () => {
  const lock = await holdLock(url, 'select from seat where id = 1 for update')
  const buyer = await session('buyer')
  const taken = buyer.query(TAKE, [1])
  taken.catch(() => undefined)
  const { pid } = await waitUntilBlocked(url)
  expect(await terminateBackend(url, { pid })).toBe(1)
  await expect(taken).rejects.toThrow(/terminat/)
  expect(await terminateBackend(url, { queryLike: '%for update' })).toBe(1)
  await expect(lock.release()).rejects.toThrow()
})
