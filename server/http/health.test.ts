import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'

const server = testApp()

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
  let turnedAway = await server.call('get-settings')
  for (let tries = 0; turnedAway.status === 200 && tries < 6; tries++) {
    const until = performance.now() + 1_300
    while (performance.now() < until);
    await nextTurn()
    turnedAway = await server.call('get-settings')
  }
  expect([turnedAway.status, turnedAway.body.code]).toEqual([503, 'INTERNAL'])
  expect(turnedAway.headers['retry-after']).toBe('2')
  expect((await get('/healthz')).status).toBe(200)
  await expect.poll(async () => (await server.call('get-settings')).status, { timeout: 10_000 }).toBe(200)
})
