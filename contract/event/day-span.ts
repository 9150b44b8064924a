import { clockMs, clockText } from '../clock.ts'
import type { EventDay } from './days.ts'

/** A span of time by the clock at the place, `YYYY-MM-DD HH:mm`. */
export interface ClockSpan {
  from: string
  until: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The beginning of the evening. */
const EVENING_MS = 18 * HOUR_MS
/** The end of the night, which belongs to the day before. */
const NIGHT_ENDS_MS = 4 * HOUR_MS
const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6]

/**
 * The span of a named day, at a time on the clock there. On the clock a day has 24 hours, even where clocks are
 * changed: how many really pass, only the server can say, which knows the zone.
 */
export function daySpan(day: EventDay, now: string): ClockSpan {
  const midnight = Math.floor(clockMs(now) / DAY_MS) * DAY_MS
  const [from, until] = spans[day](midnight, clockMs(now) - midnight)
  return { from: clockText(from), until: clockText(until) }
}

const spans: Record<EventDay, (midnight: number, sinceMidnight: number) => readonly [number, number]> = {
  today: (midnight) => [midnight, midnight + DAY_MS],
  tonight: (midnight, sinceMidnight) => {
    // After midnight both nights are meant: the one still on, for those who are out, and the evening to come, for
    // others.
    const first = sinceMidnight < NIGHT_ENDS_MS ? midnight - DAY_MS : midnight
    return [first + EVENING_MS, midnight + DAY_MS + NIGHT_ENDS_MS]
  },
  tomorrow: (midnight) => [midnight + DAY_MS, midnight + 2 * DAY_MS],
  weekend: (midnight) => {
    const weekday = new Date(midnight).getUTCDay()
    const friday = weekday === SUNDAY ? -2 : weekday === SATURDAY ? -1 : FRIDAY - weekday
    return [midnight + friday * DAY_MS + EVENING_MS, midnight + (friday + 3) * DAY_MS]
  },
}
