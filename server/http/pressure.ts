import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** There is more to do than can be done: whoever asks may ask again in a moment. */
class UnderPressure extends Error {
  readonly statusCode = 503
}

export interface PressureBounds {
  /** 0: nobody is refused. */
  maxEventLoopDelay: number
  sampleInterval: number
}

export const pressure: PressureBounds = {
  // A mean: where half a second passes between one turn and the next, whoever asks would wait for many of them.
  maxEventLoopDelay: 400,
  // Of one second a single pause, such as a laptop that wakes up, would be the whole measure.
  sampleInterval: 5_000,
}

/**
 * What comes all the same: the app's own files, which cost next to nothing, and without which a page already on a
 * screen is dead; and whether we live, since a keeper told otherwise would end us in the middle of our work.
 */
const COMES_ALL_THE_SAME = /^\/(assets\/|index\.html|sw\.js|healthz|readyz)/
const RESOLUTION_MS = 10

/**
 * Refuses what would only make all others wait. Only the loop's delay is measured: asking the system for the memory in
 * use, as others do, needs a file, and throws where none can be opened.
 */
export function registerPressure(
  app: FastifyInstance,
  { maxEventLoopDelay, sampleInterval }: PressureBounds,
): void {
  if (maxEventLoopDelay === 0) return
  const turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let delay = 0
  turns.enable()
  const timer = setInterval(() => {
    // A loop that stood still all the while has left nothing to measure; what comes now shows whether it is over.
    delay = Number.isNaN(turns.mean) ? 0 : turns.mean / 1e6 - RESOLUTION_MS
    turns.reset()
  }, sampleInterval).unref()
  app.addHook('onRequest', async ({ url }) => {
    if (delay > maxEventLoopDelay && !COMES_ALL_THE_SAME.test(url)) throw new UnderPressure('Under pressure.')
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    turns.disable()
  })
}
