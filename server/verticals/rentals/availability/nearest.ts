import { clockMs, clockText } from '#contract/clock.ts'
import { earliestStay } from '#contract/rental/stay.ts'
import type { Queryable } from '#server/db/database.ts'
import * as repo from '../stay/repo.ts'
import type { RequestedStay } from '../stay/requested-stay.ts'
import { clockAt, instantAt } from '../stay/stay-time.ts'
import { nearestFree } from './nearest-free.ts'

/** The time before and after the requested one in which another is looked for. */
const AROUND_MS = 90 * 86_400_000

/** Finds the nearest other times at which a rental is free for as long. */
export async function nearestTo(query: Queryable, { rental, during }: RequestedStay, but: repo.But) {
  const { time_zone: zone } = rental
  const around = {
    from: new Date(during.from.getTime() - AROUND_MS),
    until: new Date(during.until.getTime() + AROUND_MS),
  }
  const taken = await repo.findTaken(query, rental.id, around, but)
  const shown = ({ from, until }: repo.During) => ({
    from: clockMs(clockAt(from, zone)),
    until: clockMs(clockAt(until, zone)),
  })
  const earliest = clockMs(earliestStay(clockAt(but.now, zone)).start)
  const within = shown(around)
  const found = nearestFree(shown(during), taken.map(shown), {
    ...within,
    from: Math.max(within.from, earliest),
  })
  return found
    .map((it) => ({ start_date: clockText(it.from), end_date: clockText(it.until) }))
    .filter((it) => isPlain(it.start_date, zone) && isPlain(it.end_date, zone))
}

/**
 * Whether the clock shows a time exactly once there. One that it skips or shows twice is not offered, since
 * the person would have to be asked which they mean.
 */
function isPlain(time: string, zone: string): boolean {
  try {
    return Boolean(instantAt(time, zone, 'start_date'))
  } catch {
    return false
  }
}
