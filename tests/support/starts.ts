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
 * as long as others want one too. What it slept, read and waited for counts. Where the system does not tell, all does.
 */
export function startTook(pid: number | undefined, sinceMs: number): number {
  const took = performance.now() - sinceMs
  const busiest = threadsOf(pid)
    .sort((a, b) => b.ranNs - a.ranNs)
    .slice(0, BUSY_THREADS)
  return took - busiest.reduce((sum, it) => sum + it.stoodNs, 0) / 1e6
}

/** As Linux counts them. */
function threadsOf(pid: number | undefined): { ranNs: number; stoodNs: number }[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((id) => {
      const counts = readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')
      return { ranNs: Number(counts[0]), stoodNs: Number(counts[1]) }
    })
  } catch {
    return []
  }
}
