import { DAY_MINUTES, type Week } from '#contract/place/schedule.ts'
import type { Span } from '#contract/place/spans.ts'
import { writtenSpans } from '#contract/place/written-spans.ts'

const HOUR_MINUTES = 60
const WEEK_HOURS = 7 * 24

/**
 * The columns of a week: its schedule to be shown, its spans to be searched, and the hours in which it is
 * ever open.
 */
export function storedWeek(week: Week | null) {
  if (!week) return { schedule: null, spans: null, open_slots: [] }
  return {
    schedule: JSON.stringify(week.map(writtenSpans)),
    spans: `{${week.map((it) => `"${multirange(it)}"`).join(',')}}`,
    open_slots: slotsOf(week),
  }
}

/** The columns of a special day; null: its hours may differ, and nobody knows how. */
export const storedDay = (spans: readonly Span[] | null) => ({
  hours: spans && JSON.stringify(writtenSpans(spans)),
  spans: spans && multirange(spans),
})

const multirange = (spans: readonly Span[]) =>
  `{${spans.map(([from, until]) => `[${from},${until})`).join(',')}}`

/**
 * The hours in which a week is open, counted from Monday 0:00; hours past Sunday's midnight wrap to Monday.
 */
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
