import type { FastifyBaseLogger } from 'fastify'

/**
 * Thrown where an answer takes too long. It may still come about, but the person hears 503 and may ask again.
 */
class NoAnswerInTime extends Error {
  readonly statusCode = 503
}

/**
 * Limits the time of an answer. Fastify's own limit ends with the body of the request, so that it would not
 * limit calls, all of which have one.
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
