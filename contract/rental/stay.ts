import { clockMs, clockText } from '../clock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** The most days that a stay can have. */
export const MOST_DAYS = 366
/** The number of days ahead that one may book. */
const FARTHEST_DAYS = 730

/** The times of a stay by the clock at the place, `YYYY-MM-DD HH:mm`, with an offset where that time comes twice. */
export interface Stay {
  start: string
  end: string
}

/**
 * The earliest stay that can be chosen at a time on the clock there: from the next full hour until tomorrow at that
 * hour.
 */
export function earliestStay(now: string): Stay {
  const start = (Math.floor(clockMs(now) / HOUR_MS) + 1) * HOUR_MS
  return { start: clockText(start), end: clockText(start + DAY_MS) }
}

/** The number of calendar days that a stay takes; one that has begun counts. */
export function daysOf({ start, end }: Stay): number {
  return Math.max(1, Math.ceil((clockMs(end) - clockMs(start)) / DAY_MS))
}

/** Why a stay is refused; each has its text, `rental.REASON`. */
export type StayProblem = 'not_an_hour' | 'too_early' | 'too_short' | 'too_long' | 'too_far'

/** The problem of a stay, at a time on the clock there; undefined: none. Whether it is free is another question. */
export function stayProblem(stay: Stay, now: string): StayProblem | undefined {
  const [start, end] = [clockMs(stay.start), clockMs(stay.end)]
  const earliest = earliestStay(now)
  if (start % HOUR_MS !== 0 || end % HOUR_MS !== 0) return 'not_an_hour'
  if (start < clockMs(earliest.start)) return 'too_early'
  // In the night a clock is put back, an hour's stay may begin and end at the same time on it.
  if (end < clockMs(earliest.end) || end < start || stay.end === stay.start) return 'too_short'
  if (daysOf(stay) > MOST_DAYS) return 'too_long'
  return start - clockMs(now) > FARTHEST_DAYS * DAY_MS ? 'too_far' : undefined
}

/** Whether a stay can still be chosen where the day ends last: what is over at one place is to come at another. */
export const canBeSomewhere = (stay: Stay, nowMs: number): boolean =>
  stayProblem(stay, clockText(nowMs - DAY_MS / 2)) === undefined
