import { PGlite } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { Wire } from './embedded/wire.ts'

// Tests of behaviour that the server needs and that packages do not document: see
// docs/decisions/024-private-parts.md.

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase({ max: 1 })
})
afterAll(() => opened.close())

test('the pool of node-postgres gives a client another `release` each time it lends it', async () => {
  const { pool } = opened.database
  const first = await pool.connect()
  const { release } = first
  first.release()
  const second = await pool.connect()
  try {
    expect(second).toBe(first)
    expect(second.release).not.toBe(release)
  } finally {
    second.release()
  }
})

test('node-postgres asks nothing of its socket that a wire does not have, and corks what belongs together', async () => {
  const asked = new Set<string>()
  const wire = new Wire(1, { send: () => {}, hangUp: () => {} })
  const client = new pg.Client({
    stream: () =>
      new Proxy(wire, {
        get(target, name) {
          if (typeof name === 'string') asked.add(name)
          const found = Reflect.get(target, name)
          return typeof found === 'function' ? found.bind(target) : found
        },
      }),
  })
  client.on('error', () => {})
  void client.connect().catch(() => {})
  await new Promise((resolve) => setImmediate(resolve))
  void client.query('select $1::text', ['a']).catch(() => {})
  const connection = Reflect.get(client, 'connection')
  connection.emit('readyForQuery')
  expect([...asked].filter((it) => !(it in wire))).toEqual([])
  expect([...asked]).toEqual(expect.arrayContaining(['cork', 'uncork', 'setNoDelay', 'connect', 'write']))
  wire.destroy()
})

test('PGlite starts with parameters of its own, to which ours are added', () => {
  const params: unknown = PGlite.defaultStartParams
  expect(params).toEqual(expect.arrayContaining(['--single', '-c', 'search_path=public']))
})

test('PGlite reads no extension before it is needed, once Emscripten is told so', async () => {
  const read = vi.spyOn(WebAssembly, 'instantiate')
  const told = {
    name: 'told',
    setup: async (_db: unknown, emscriptenOpts: object) => ({
      emscriptenOpts: { ...emscriptenOpts, noWasmDecoding: true },
    }),
  }
  const db = await PGlite.create({ extensions: { told, cube } })
  const { byteLength } = db.Module.FS.readFile('/pglite/lib/postgresql/cube.so')
  const sizes = read.mock.calls.map(([source]) => (source as unknown as Uint8Array).byteLength)
  expect(sizes).not.toContain(byteLength)
  expect((await db.query("select count(*) from pg_available_extensions where name = 'cube'")).rows).toEqual([
    { count: 1 },
  ])
  await db.close()
  read.mockRestore()
})
