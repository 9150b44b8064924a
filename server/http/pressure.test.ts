import { setTimeout as sleep } from 'node:timers/promises'
import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { pressure } from './pressure.ts'

test('a server that cannot keep up refuses questions, but none of the files that a page stands on', async () => {
  const app = Fastify()
  // More than this is in use whatever happens, so that the pressure never ends.
  await app.register(underPressure, { ...pressure, maxHeapUsedBytes: 1, sampleInterval: 50 })
  app.get('*', async () => 'answered')
  await app.ready()
  await expect.poll(async () => (await app.inject('/public/api/x')).statusCode).toBe(503)
  expect((await app.inject('/assets/index-1.js')).statusCode).toBe(200)
  expect((await app.inject('/events/assets/1')).statusCode).toBe(503)
  await app.close()
})

/** The loop stands still, as when the machine gives its time to others. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

// A measure of nothing but pauses would be one for refusing, so there is some time between them.
test.each([
  ['longer than a measure', { sampleInterval: 500 }, 900, 750],
  ['a large part of a measure', {}, 1_200, 0],
])('a pause that is over refuses nobody: %s', async (_, measure, ms, untilNext) => {
  const app = Fastify()
  await app.register(underPressure, { ...pressure, ...measure })
  app.get('*', async () => 'answered')
  await app.ready()
  for (let turn = 0; turn < 2; turn++) {
    pause(ms)
    await sleep(15)
    expect((await app.inject('/public/api/x')).statusCode).toBe(200)
    await sleep(untilNext)
  }
  await app.close()
})
