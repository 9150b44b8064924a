import type { FastifyRequest } from 'fastify'

/** There is more to do than can be done: whoever asks may ask again in a moment. */
class UnderPressure extends Error {
  readonly statusCode = 503
}

const FILES_OF_THE_BUILD = /^\/(assets\/|index\.html|sw\.js)/

/**
 * When to refuse what would only make all others wait. The app's own files come all the same: they cost next to
 * nothing, and a page already on a screen is dead without them.
 */
export const pressure = {
  // A mean: where half a second passes between one turn and the next, whoever asks would wait for many of them.
  maxEventLoopDelay: 400,
  // Of one second a single pause, such as a laptop that wakes up, would be the whole measure.
  sampleInterval: 5_000,
  pressureHandler: async ({ url }: FastifyRequest, _: unknown, _type: string, measured?: number) => {
    // A loop that stood still all the while has left nothing to measure; what comes now shows whether it is over.
    if (measured === Number.POSITIVE_INFINITY) return
    if (!FILES_OF_THE_BUILD.test(url)) throw new UnderPressure('Under pressure.')
  },
}
