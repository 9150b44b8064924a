import { clockMs } from '#contract/clock.ts'
import { daySpan } from '#contract/event/day-span.ts'
import type { DateRange } from '#src/core/explore/when/when.ts'
import { type Days, dayOf, whenIn } from './whole-days.ts'

const DAY_MS = 86_400_000

/** The days of the week by their English names, as a date has them. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
/** A day that a search can name and that has to be looked up in the calendar. */
export type DayAhead = (typeof weekdays)[number] | 'nextWeekend'

/** The dates of a day ahead, at a time on the clock; a weekday is today's where it is that day. */
export function dayAhead(day: DayAhead, now: string): DateRange {
  if (day === 'nextWeekend') return whenIn(nextWeekend(now))
  const today = new Date(clockMs(now)).getUTCDay()
  const first = dayOf(clockMs(now) + ((weekdays.indexOf(day) - today + 7) % 7) * DAY_MS)
  return whenIn({ first, last: first })
}

/** From Friday to Sunday, a week after this weekend. */
function nextWeekend(now: string): Days {
  const { from, until } = daySpan('weekend', now)
  return { first: dayOf(clockMs(from) + 7 * DAY_MS), last: dayOf(clockMs(until) + 6 * DAY_MS) }
}
