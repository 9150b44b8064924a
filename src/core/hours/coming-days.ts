import { clockMs } from '#contract/clock.ts'
import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import { dayAndMinute, dayOfNumber, hoursOn, isClosedForNow } from '#contract/place/hours.ts'
import { readHours } from '#contract/place/read-hours.ts'
import { DAY_MINUTES } from '#contract/place/schedule.ts'
import type { Span } from '#contract/place/spans.ts'
import { firstDayOf } from '#src/lib/month.ts'
import { weekdays } from '#src/lib/weekdays.ts'
import { clockIn } from '#src/lib/zone-clock.ts'

const MINUTE_MS = 60_000
const WEEK = 7

/** One of the next seven days. */
export interface ComingDay {
  /** `YYYY-MM-DD` */
  day: string
  short: string
  long: string
  /** `unknown`: the hours may differ from the usual. */
  state: 'open' | 'closed' | 'unknown'
  isClosedForNow: boolean
  spans: readonly Span[]
  /** The name of a special day, such as a holiday. */
  name: string
}

/**
 * Today and the six days after it, by the calendar there, in the reader's order of weekdays: each weekday is
 * the next one to come. No days: the hours are not known.
 */
export function coming(given: OpeningHours, zone: string, now: number, locale: string) {
  const hours = readHours(given)
  const [today, minute] = dayAndMinute(clockMs(clockIn(zone, now)))
  const first = firstDayOf(locale)
  const days = weekdays(locale, first).map((names, at): ComingDay => {
    const day = today + ((((first + at - weekdayOf(today)) % WEEK) + WEEK) % WEEK)
    const { spans, isKnown, name } = hoursOn(hours, day)
    const isClosed = isClosedForNow(hours, day)
    const state = isKnown || isClosed ? (spans.length > 0 && !isClosed ? 'open' : 'closed') : 'unknown'
    return {
      ...names,
      day: dayOfNumber(day),
      state,
      isClosedForNow: isClosed,
      spans: isClosed ? [] : spans,
      name,
    }
  })
  const isAnythingSaid = hours.week !== null || days.some((it) => it.state !== 'unknown')
  return {
    today: dayOfNumber(today),
    days: isAnythingSaid ? days : undefined,
    holdsFor: (DAY_MINUTES - minute) * MINUTE_MS,
  }
}

/** The weekday of a day; 0 is Sunday. */
const weekdayOf = (day: number) => new Date(`${dayOfNumber(day)}T00:00:00Z`).getUTCDay()
