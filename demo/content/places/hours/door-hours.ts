import type { DemoWeekday } from '../../demo-listing.ts'
import { weekdays } from '../../timing.ts'

/** A span of `HH:mm`. An end that is not after the beginning is on the next day. */
export interface Span {
  open: string
  close: string
}

export type Week = Record<DemoWeekday, Span[]>

const ALL_DAY: Span = { open: '00:00', close: '24:00' }

/**
 * Reads hours as they are written on a door: 'Tue-Sun 10:00-17:00; Thu 10:00-21:00'. Where a day is named
 * twice, the later part counts. 'always' is day and night.
 */
export function weekOf(door: string): Week {
  const week: Week = {
    ...{ monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  }
  for (const line of door === 'always' ? ['Mon-Sun 00:00-24:00'] : door.split('; ')) {
    const [days = '', ...hours] = line.split(' ')
    for (const day of daysOf(days)) week[day] = hours.map(spanOf)
  }
  return week
}

/** Reads hours without days: '10:00-14:00 16:00-18:00', 'always', or nothing. */
export const spansOf = (hours: string): Span[] =>
  hours === 'always' ? [ALL_DAY] : hours.split(' ').filter(Boolean).map(spanOf)

function spanOf(hours: string): Span {
  const [, open, close] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(hours) ?? []
  if (!open || !close) throw new RangeError(`${hours} is not from when to when.`)
  return { open, close }
}

/** Reads days; 'Sat-Mon' goes past the end of the week. */
function daysOf(days: string): DemoWeekday[] {
  const [first = '', last = first] = days.split('-')
  const [from, to] = [first, last].map((day) =>
    weekdays.findIndex((it) => it.startsWith(day.toLowerCase()) && day.length === 3),
  )
  if (from === undefined || to === undefined || from < 0 || to < 0) throw new RangeError(`What is ${days}?`)
  const count = ((to - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, i) => weekdays[(from + i) % 7]).flatMap((it) => it ?? [])
}
