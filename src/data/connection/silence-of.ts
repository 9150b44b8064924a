import { HTTPError } from 'ky'
import { NoAnswer } from '../provider/errors.ts'
import type { Connection } from './report.ts'

/**
 * The state of the connection that a failed request tells of. Whether there is a network at all, the browser
 * knows better.
 */
export function silenceOf(error: unknown): Exclude<Connection, 'online'> {
  const trouble = error instanceof NoAnswer ? error.trouble : 'offline'
  if (trouble === 'sign-in') return 'sign-in'
  // A server that answers with a failure is there, and has no time.
  const isLate = trouble === 'timeout' || error instanceof HTTPError
  return isLate && navigator.onLine ? 'slow' : 'offline'
}
