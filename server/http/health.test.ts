import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { hasRoom } from '#server/db/embedded/disk-room.ts'
import { testApp } from '#tests/support/app.ts'
import { registerHealth } from './health.ts'
import { pressure } from './pressure.ts'

const server = testApp({ pressure })

async function get(url: string) {
  const { statusCode, headers, body } = await server.app.inject({ url })
  return { status: statusCode, cache: headers['cache-control'], body }
}

test('a process that works says so twice', async () => {
  const well = { status: 200, cache: 'no-store', body: '{"ok":true}' }
  expect(await get('/healthz')).toEqual(well)
  expect(await get('/readyz')).toEqual(well)
})

test.each([
  ['database', { isReachable: async () => false, canWrite: async () => true }],
  ['disk', { isReachable: async () => true, canWrite: async () => false }],
])('a process that cannot work says why: %s', async (why, health) => {
  const app = Fastify()
  registerHealth(app, health)
  const { statusCode, body } = await app.inject('/readyz')
  expect([statusCode, body]).toEqual([503, `{"ok":false,"why":"${why}"}`])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('a disk is full when there is less room than the database writes at once', async () => {
  expect(await hasRoom(server.config.dataDir)).toBe(true)
  expect(await hasRoom(server.config.dataDir, Number.MAX_SAFE_INTEGER)).toBe(false)
})

test('a process that is overwhelmed turns calls away and still lives', async () => {
  const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)
  const busy = setInterval(standStill)
  let turnedAway = await server.call('get-settings')
  for (let tries = 0; turnedAway.status === 200 && tries < 30; tries++)
    turnedAway = await server.call('get-settings')
  clearInterval(busy)
  expect([turnedAway.status, turnedAway.body.code]).toEqual([503, 'INTERNAL'])
  expect(turnedAway.headers['retry-after']).toBe('2')
  expect((await get('/healthz')).status).toBe(200)
  await expect.poll(async () => (await server.call('get-settings')).status, { timeout: 15_000 }).toBe(200)
}, 60_000)
