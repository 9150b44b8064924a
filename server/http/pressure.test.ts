import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pressure, registerPressure } from './pressure.ts'

function serverWith(bounds: Partial<typeof pressure>) {
  const app = Fastify()
  registerPressure(app, { ...pressure, ...bounds })
  app.get('*', async () => 'answered')
  onTestFinished(() => app.close())
  return app
}

test('a server that cannot keep up refuses questions, but none of the files that a page stands on', async () => {
  // Every turn of the loop takes longer than this, so that the pressure never ends.
  const app = serverWith({ maxEventLoopDelay: 1e-6, sampleInterval: 50 })
  await expect.poll(async () => (await app.inject('/public/api/x')).statusCode).toBe(503)
  expect((await app.inject('/assets/index-1.js')).statusCode).toBe(200)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/events/assets/1')).statusCode).toBe(503)
})

test('to measure it no file is opened, since a process may have no more to open', async () => {
  const noFile = vi.spyOn(process, 'memoryUsage').mockImplementation(() => {
    throw new Error('EMFILE: too many open files, uv_resident_set_memory')
  })
  const app = serverWith({ sampleInterval: 20 })
  await app.ready()
  await sleep(100)
  expect((await app.inject('/public/api/x')).statusCode).toBe(200)
  expect(noFile).not.toHaveBeenCalled()
})

/** Blocks the loop, as when the machine gives its time to other programs. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

// A measure of nothing but pauses would be a reason to refuse, so the loop runs a while between them.
test.each([
  ['longer than a measure', { sampleInterval: 500 }, 900, 750],
  ['a large part of a measure', {}, 1_200, 0],
])('a pause that is over refuses nobody: %s', async (_, measure, ms, untilNext) => {
  const app = serverWith(measure)
  await app.ready()
  for (let turn = 0; turn < 2; turn++) {
    pause(ms)
    await sleep(15)
    expect((await app.inject('/public/api/x')).statusCode).toBe(200)
    await sleep(untilNext)
  }
})
