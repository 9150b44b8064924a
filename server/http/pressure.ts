import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** Thrown while the server has more to do than it can. The person may ask again in a moment. */
class UnderPressure extends Error {
  readonly statusCode = 503
}

export interface PressureBounds {
  /** The mean delay from which calls are refused; 0: nobody is refused. */
  maxEventLoopDelay: number
  sampleInterval: number
}

export const pressure: PressureBounds = {
  // The mean delay. Where half a second passes between two turns of the loop, an answer would wait for many
  // of them.
  maxEventLoopDelay: 400,
  // The interval is long, because within one second a single pause, such as a laptop that wakes up, would be
  // the whole measure.
  sampleInterval: 5_000,
}

/**
 * Paths that are always served: the app's own files, which cost next to nothing and without which an open
 * page is dead, and health, because a monitor that is told no would kill the server in the middle of its
 * work.
 */
const ALWAYS_SERVED = /^\/(assets\/|index\.html|sw\.js|healthz|readyz)/
const RESOLUTION_MS = 10

/**
 * Refuses calls while the event loop is late, since they would only make all others wait. Only the loop's
 * delay is measured: asking the system for the memory in use, as others do, needs a file, and throws where
 * none can be opened.
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
    // A loop that was blocked for the whole interval has left nothing to measure. The next interval shows
    // whether that is over.
    delay = Number.isNaN(turns.mean) ? 0 : turns.mean / 1e6 - RESOLUTION_MS
    turns.reset()
  }, sampleInterval).unref()
  app.addHook('onRequest', async ({ url }) => {
    if (delay > maxEventLoopDelay && !ALWAYS_SERVED.test(url)) throw new UnderPressure('Under pressure.')
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    turns.disable()
  })
}
