import { readdirSync, readFileSync } from 'node:fs'
import { onPostgres } from './database.ts'

/** For a process that lives for seconds: half of its work would be to make the database's code faster than it needs. */
export const brief = ['--liftoff-only']

/** In which a killed server is back, each time. */
export const LONGEST_START_MS = 5_000

/** These work one after the other: the server's thread, and that of the embedded database. */
const BUSY_THREADS = onPostgres ? 1 : 2

/**
 * How long a process that is ready took to be so, without the time in which it stood in line for a processor: that is
 * as long as others want one too. What it slept, read and waited for counts. Only Linux tells; elsewhere all of it does.
 */
export function startTook(pid: number | undefined, sinceMs: number): number {
  const took = performance.now() - sinceMs
  if (process.platform !== 'linux') return took
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => {
    const [ranNs = 0, stoodNs = 0] = readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8')
      .split(' ')
      .map(Number)
    return { ranNs, stoodNs }
  })
  const busiest = threads.sort((a, b) => b.ranNs - a.ranNs).slice(0, BUSY_THREADS)
  return took - busiest.reduce((sum, it) => sum + it.stoodNs, 0) / 1e6
}
