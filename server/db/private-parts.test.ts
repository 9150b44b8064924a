import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { Wire } from './embedded/wire.ts'

// What the server leans on without a word of it in its package's documentation: see docs/decisions/024-private-parts.md.

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
