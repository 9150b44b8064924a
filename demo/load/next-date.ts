import type { DemoTiming } from '../content/demo-listing.ts'
import { daysUntil, weekdays } from '../content/timing.ts'
import { dayAt, daysAfter, instantOf, weekdayOf } from './local-time.ts'

const HOUR_MS = 3_600_000

/** The next date of an event, which is never in the past, however late it is today. */
export function nextDate(timing: DemoTiming, now: Date, zone: string): { starts_at: Date; ends_at: Date } {
  const today = dayAt(now, zone)
  const weekday = weekdays[weekdayOf(today)] ?? 'monday'
  const after = timing.weekday ? 7 : 1
  let day = daysAfter(today, daysUntil(timing, weekday))
  let start = instantOf(day, timing.startsAt, zone)
  while (start <= now) {
    day = daysAfter(day, after)
    start = instantOf(day, timing.startsAt, zone)
  }
  return { starts_at: start, ends_at: new Date(start.getTime() + timing.hours * HOUR_MS) }
}
