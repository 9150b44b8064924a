import ky from 'ky'
import * as v from 'valibot'
import { type Version, versionSchema } from '#contract/entities/settings.ts'
import { reportAnswer, reportSilence } from '../connection/report.ts'
import { NoAnswer } from './errors.ts'

/** The numbers by which the server tells open clients that something changed. */
export async function fetchVersion(signal?: AbortSignal): Promise<Version> {
  const options = { retry: 0, timeout: 5_000, cache: 'no-cache', ...(signal ? { signal } : {}) } as const
  try {
    const version = v.parse(versionSchema, await ky.get('/version.json', options).json())
    reportAnswer()
    return version
  } catch (error) {
    if (!signal?.aborted) reportSilence()
    throw new NoAnswer('offline', error)
  }
}
