import type { OpenSpan } from '../entities/opening-hours.ts'
import { DAY_MINUTES } from './schedule.ts'
import type { Span } from './spans.ts'

const HOUR_MINUTES = 60

/** Spans as people write them. */
export const writtenSpans = (spans: readonly Span[]): OpenSpan[] => spans.flatMap(written)

/**
 * Joined spans may last longer than a day, which takes two entries; the second begins with the day's last
 * minute.
 */
function written([from, until]: Span): OpenSpan[] {
  const isAllDay = from === 0 && until === DAY_MINUTES
  if (until - from < DAY_MINUTES || isAllDay) return [{ open: clock(from), close: closing(until) }]
  const [first, last] = [from + DAY_MINUTES - 1, DAY_MINUTES - 1]
  return [
    { open: clock(from), close: closing(first) },
    { open: clock(last), close: closing(until) },
  ]
}

const clock = (minutes: number) => {
  const of = minutes % DAY_MINUTES
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(of / HOUR_MINUTES))}:${two(of % HOUR_MINUTES)}`
}
const closing = (minutes: number) => (minutes === DAY_MINUTES ? '24:00' : clock(minutes))
