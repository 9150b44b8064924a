import * as v from 'valibot'
import { cappedText } from './capped-text.ts'

const TIMEOUT_MS = 3_000
const LARGEST_ANSWER_BYTES = 1_000_000

/** The geocoder gave no answer of use. Its status asks the person to try again in a moment. */
export class GeocoderFailed extends Error {
  readonly statusCode = 503
  /** What it answered, if it did. */
  readonly answered: number | undefined

  constructor(cause: unknown, answered: number | undefined) {
    // The address may hold a key, so it is not named.
    super(`The geocoder gave no answer of use${answered ? `, but ${answered}` : ''}.`, { cause })
    this.name = 'GeocoderFailed'
    this.answered = answered
  }
}

/** One question to a geocoder elsewhere: a short wait, a small answer, from there and nowhere else. */
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
