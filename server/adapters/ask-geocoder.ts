import * as v from 'valibot'
import { cappedText } from './capped-text.ts'

const TIMEOUT_MS = 3_000
const LARGEST_ANSWER_BYTES = 1_000_000

/** Thrown when the geocoder gave no usable answer. Its status asks the person to try again in a moment. */
export class GeocoderFailed extends Error {
  readonly statusCode = 503
  /** The status of the geocoder's answer, where there was one. */
  readonly answered: number | undefined

  constructor(cause: unknown, answered: number | undefined) {
    // The message leaves the address out, since it may hold a key.
    super(`The geocoder gave no answer of use${answered ? `, but ${answered}` : ''}.`, { cause })
    this.name = 'GeocoderFailed'
    this.answered = answered
  }
}

/** Asks an outside geocoder one question: with a short timeout, a bound on its answer, and no redirects. */
export async function askGeocoder<T>(
  url: URL,
  schema: v.GenericSchema<unknown, T>,
  { timeoutMs = TIMEOUT_MS, ...request }: RequestInit & { timeoutMs?: number | undefined } = {},
): Promise<T> {
  let status: number | undefined
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = answer.status
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(answer.statusText)
    }
    return v.parse(schema, JSON.parse(await cappedText(answer.body ?? [], LARGEST_ANSWER_BYTES)))
  } catch (error) {
    throw new GeocoderFailed(error, status)
  }
}
