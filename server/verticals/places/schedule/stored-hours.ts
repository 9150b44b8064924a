import type { OpenSpan } from '#contract/entities/opening-hours.ts'
import { DAY_MINUTES, type Week } from '#contract/place/schedule.ts'
import type { Span } from '#contract/place/spans.ts'

const HOUR_MINUTES = 60
const WEEK_HOURS = 7 * 24

/** A week as its row has it: to be shown, to be searched, and the hours in which it is ever open. */
export function storedWeek(week: Week | null) {
  if (!week) return { schedule: null, spans: null, open_slots: [] }
  return {
    schedule: JSON.stringify(week.map((it) => it.flatMap(written))),
    spans: `{${week.map((it) => `"${multirange(it)}"`).join(',')}}`,
    open_slots: slotsOf(week),
  }
}

/** A day as its row has it; null: it may differ, nobody knows how. */
export const storedDay = (spans: readonly Span[] | null) => ({
  hours: spans && JSON.stringify(spans.flatMap(written)),
  spans: spans && multirange(spans),
})

/** Spans as people write them. */
export const writtenSpans = (spans: readonly Span[]): OpenSpan[] => spans.flatMap(written)

const multirange = (spans: readonly Span[]) =>
  `{${spans.map(([from, until]) => `[${from},${until})`).join(',')}}`

/** Joined spans may last longer than a day, which only two can say; the second begins with the day's last minute. */
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

/** The hours of the week from Monday 0:00 on; what runs past Sunday's midnight is of Monday's first. */
function slotsOf(week: Week): number[] {
  const slots = week.flatMap((day, at) =>
    day.flatMap(([from, until]) => {
      const first = Math.floor((at * DAY_MINUTES + from) / HOUR_MINUTES)
      const last = Math.ceil((at * DAY_MINUTES + until) / HOUR_MINUTES)
      return Array.from({ length: last - first }, (_, it) => (first + it) % WEEK_HOURS)
    }),
  )
  return [...new Set(slots)].sort((one, other) => one - other)
}
