import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
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
