import type { FastifyBaseLogger } from 'fastify'

/** It may still come about, but whoever asked has waited for long enough: they hear 503 and may ask again. */
class NoAnswerInTime extends Error {
  readonly statusCode = 503
}

/**
 * Fastify has a limit of its own for this, which ends with the request's body: of calls, all of which have one, it
 * would let each take as long as it likes.
 */
export async function answeredInTime<T>(
  answer: Promise<T>,
  { ms, log }: { ms: number; log: FastifyBaseLogger },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswerInTime('There was no answer in time.'))
      answer.catch((error: unknown) => log.warn({ err: error }, 'failed after its time was over'))
    }, ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
