/** A calendar day, such as `2026-06-01`. */
export type Day = string

const DAY_MS = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The time that clocks and calendars in a zone show, as if it were UTC. */
function shownAt(instant: number, zone: string): number {
  const clock = clocks.get(zone) ?? newClock(zone)
  clocks.set(zone, clock)
  const part = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const [year = 0, month = 1, day = 1] = [part.get('year'), part.get('month'), part.get('day')]
  return Date.UTC(year, month - 1, day, part.get('hour'), part.get('minute'), part.get('second'))
}

function newClock(zone: string): Intl.DateTimeFormat {
  const [date, time] = [
    { year: 'numeric', month: 'numeric', day: 'numeric' },
    { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
  ] as const
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, calendar: 'gregory', ...date, ...time })
}

const offsetAt = (instant: number, zone: string): number =>
  shownAt(instant, zone) - Math.floor(instant / 1000) * 1000

/** The calendar day at an instant in a zone. */
export function dayAt(instant: Date, zone: string): Day {
  return new Date(shownAt(instant.getTime(), zone)).toISOString().slice(0, 10)
}

export function daysAfter(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The weekday; 0 is Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

/**
 * The instant at which clocks in a zone show a time on a day. A time that they show twice is the first one;
 * one that they skip in spring is moved ahead by the gap.
 */
export function instantOf(day: Day, time: string, zone: string): Date {
  const shown = Date.parse(`${day}T${time}Z`)
  const before = offsetAt(shown - DAY_MS, zone)
  const after = offsetAt(shown + DAY_MS, zone)
  const fits = [before, after].find((offset) => offsetAt(shown - offset, zone) === offset)
  return new Date(shown - (fits ?? before))
}
