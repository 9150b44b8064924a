import { clockMs, clockText } from '../clock.ts'
import { clockOf, dayNumber, usualSpans } from '../place/hours.ts'
import { DAY_MINUTES, type Week } from '../place/schedule.ts'

const HOUR = 60
const MINUTE_MS = 60_000

/** A time in which something changes hands, by the clock there. */
export interface Window {
  start: string
  end: string
}

/** The windows that begin on a day (`YYYY-MM-DD`), at each full hour that leaves time for a whole one. */
export function windowsOn(week: Week, day: string, minutes: number): Window[] {
  const number = dayNumber(day)
  const yesterday = usualSpans(week, number - 1).map(
    ([from, until]) => [from - DAY_MINUTES, until - DAY_MINUTES] as const,
  )
  const found: Window[] = []
  for (const [from, until] of [...yesterday, ...usualSpans(week, number)]) {
    const first = Math.max(0, Math.ceil(from / HOUR) * HOUR)
    for (let at = first; at < DAY_MINUTES && at + minutes <= until; at += HOUR)
      found.push({ start: clockText(clockOf(number, at)), end: clockText(clockOf(number, at + minutes)) })
  }
  return found.sort((one, other) => (one.start < other.start ? -1 : 1))
}

/** Whether a window is one of those of its day. */
export const isWindow = (week: Week, { start, end }: Window): boolean =>
  windowsOn(week, start.slice(0, 'YYYY-MM-DD'.length), (clockMs(end) - clockMs(start)) / MINUTE_MS).some(
    (it) => clockMs(it.start) === clockMs(start),
  )

/** The window that begins at a time. */
export const windowFrom = (start: string, minutes: number): Window => ({
  start,
  end: clockText(clockMs(start) + minutes * MINUTE_MS),
})
/** The window that ends at a time. */
export const windowUntil = (end: string, minutes: number): Window => ({
  start: clockText(clockMs(end) - minutes * MINUTE_MS),
  end,
})
