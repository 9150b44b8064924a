import { DAY_MINUTES, readSchedule, readSpans } from '#contract/place/schedule.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { type Span, spansOf } from '../content/places/hours/door-hours.ts'
import type { SpecialDay } from '../content/places/hours/special-days.ts'
import { placeDetailsOf } from '../content/places/place-details.ts'
import { weekdays } from '../content/timing.ts'
import { type Day, daysAfter } from './local-time.ts'

const HOUR_MINUTES = 60
const WEEK_HOURS = 7 * 24

/** The columns that only places have, as JSON for the database. */
export function placeRow(listing: DemoListing, today: Day) {
  const { week, onHolidays, closure, checkedDaysAgo, amenities, priceRange, contacts } =
    placeDetailsOf(listing)
  const days = week && weekdays.map((day) => week[day])
  const spans = week && (readSchedule(week).week ?? [])
  return {
    schedule: days,
    spans: spans && `{${spans.map((it) => `"${multirange(it)}"`).join()}}`,
    open_slots: spans ? slotsOf(spans) : [],
    holiday_hours: onHolidays,
    state: closure ? (closure.days === undefined ? 'closed_for_good' : 'closed_for_now') : 'open',
    closed_until: closure?.days === undefined ? null : daysAfter(today, closure.days),
    note: closure?.note ?? '',
    hours_checked_on: checkedDaysAgo === undefined ? null : daysAfter(today, -checkedDaysAgo),
    amenities,
    price_range: priceRange,
    contacts,
  }
}

/** The row of a special day. */
export function placeDayRow(special: SpecialDay) {
  const hours: Span[] = spansOf(special.hours)
  return { hours, spans: multirange(readSpans(hours, special.name).spans), name: special.name }
}

const multirange = (spans: readonly (readonly [number, number])[]) =>
  `{${spans.map(([from, until]) => `[${from},${until})`).join()}}`

/** The hours of the week in which a place is ever open; 0 is Monday after midnight. */
function slotsOf(week: readonly (readonly (readonly [number, number])[])[]): number[] {
  const slots = new Set<number>()
  for (const [day, spans] of week.entries())
    for (const [from, until] of spans)
      for (let hour = Math.floor(from / HOUR_MINUTES); hour * HOUR_MINUTES < until; hour += 1)
        slots.add((day * (DAY_MINUTES / HOUR_MINUTES) + hour) % WEEK_HOURS)
  return [...slots].sort((a, b) => a - b)
}
