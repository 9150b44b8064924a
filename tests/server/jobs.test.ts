import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltServer, buildServer } from '#tests/support/built-server.ts'
import { onPostgres } from '#tests/support/database.ts'

// The embedded database can be read by nobody else while its server runs.
describe.runIf(onPostgres)('a server that has just started', () => {
  let built: BuiltServer
  beforeAll(async () => {
    built = await buildServer()
  })
  afterAll(() => built?.close())

  test('has its jobs at work a few seconds later', async () => {
    const place = await built.newEmptyPlace()
    const server = await built.start(place)
    const client = new Client({ connectionString: place.DATABASE_URL })
    await client.connect()
    const scheduled = async () => {
      const { rows } = await client.query("select to_regclass('jobs.schedule') is not null as made")
      return rows[0].made ? (await client.query('select from jobs.schedule')).rowCount : 0
    }
    await expect.poll(scheduled, { timeout: 10_000 }).toBeGreaterThan(5)
    await client.end()
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})
