import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'
import { startRedis } from '#tests/support/redis-server.ts'

const redis = await startRedis()
afterAll(() => redis.stop())

const said: string[] = []
const options = {
  probes: [probe(call('rare', { request: {}, reply: {}, auth: 'optional' }), async () => ({}))],
  limits: { address: { max: 100, seconds: 60 }, call: { max: 4, seconds: 60 }, calls: {} },
  env: { REDIS_URL: redis.url, LOG_LEVEL: 'warn' },
  logTo: { write: (line: string) => void said.push(line) },
}
const one = testApp(options)
const other = testApp(options)

async function askRare({ app }: TestApp, from: string) {
  const url = '/public/api/rare'
  const answer = await app.inject({ method: 'POST', url, payload: {}, remoteAddress: from })
  return { status: answer.statusCode, wait: answer.headers['retry-after'] }
}

/** Calls until Redis counts again, since the server takes a moment to find it. */
async function untilCounted(from: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { status } = await askRare(one, from)
    if (status === 429) return
    await pause(50)
  }
  throw new Error('Redis was not found again.')
}

test('two servers count together', async () => {
  const statuses: number[] = []
  for (const server of [one, other, one, other, one, other]) {
    statuses.push((await askRare(server, '192.0.2.1')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  const { wait } = await askRare(other, '192.0.2.1')
  expect(Number(wait)).toBeGreaterThan(50)
  expect((await askRare(other, '192.0.2.2')).status).toBe(200)
})

test('while Redis says nothing, calls pass uncounted, and it is said', async () => {
  await untilCounted('192.0.2.3')
  redis.pause()
  try {
    for (let i = 0; i < 10; i++) expect((await askRare(one, '192.0.2.3')).status).toBe(200)
    expect(said.join()).toContain('Redis does not answer; calls are not counted')
  } finally {
    redis.resume()
  }
  await untilCounted('192.0.2.3')
})

test('with Redis gone, calls pass', async () => {
  await redis.stop()
  for (let i = 0; i < 10; i++) expect((await askRare(other, '192.0.2.4')).status).toBe(200)
})
