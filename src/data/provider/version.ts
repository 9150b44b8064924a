import ky from 'ky'
import * as v from 'valibot'
import { type Version, versionSchema } from '#contract/entities/settings.ts'
import { FROM_DEVICE } from '#contract/from-device.ts'
import { reportAnswer, reportSilence } from '../connection/report.ts'
import { silenceOf } from '../connection/silence-of.ts'
import { NoAnswer } from './errors.ts'
import { readJson } from './read-json.ts'
import { withinTime } from './within-time.ts'

const TIMEOUT_MS = 5_000

// Never from the browser's own cache: an answer that was cut off is kept there, and asked to go on for ever
// after.
const http = { retry: 0, timeout: false, cache: 'no-store' } as const

/**
 * Rejects the service worker's copy of the version: it is older than what this page knows, and says nothing
 * of the network.
 */
function fromServer(response: Response): Response {
  if (response.headers.has(FROM_DEVICE)) throw new NoAnswer('offline')
  return response
}

/** The numbers by which the server tells open clients that something changed. */
export async function fetchVersion(signal?: AbortSignal): Promise<Version> {
  const askedAt = performance.now()
  try {
    const answer = await withinTime(TIMEOUT_MS, signal, async (inTime) =>
      readJson(fromServer(await ky.get('/version.json', { ...http, signal: inTime }))),
    )
    const version = v.parse(versionSchema, answer)
    reportAnswer(askedAt)
    return version
  } catch (error) {
    const why = silenceOf(error)
    if (!signal?.aborted) reportSilence(why)
    throw new NoAnswer(why === 'slow' ? 'timeout' : why, error)
  }
}
