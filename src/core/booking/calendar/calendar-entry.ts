import { escapedText, foldedLine, stampOf } from '#contract/ical-lines.ts'

/** An entry for a calendar. */
export interface CalendarEntry {
  /** Stays the same for a booking, so that a calendar changes its entry and makes no second one. */
  uid: string
  /** An entry with a higher number replaces one with a lower. */
  sequence: number
  title: string
  about: string
  location: string
  start: string
  end: string
  timezone: string
  /** When the entry was made. */
  at: string
}

const MINUTE_MS = 60_000

const stamp = (instant: string) => stampOf(new Date(instant))

/** A link that opens Google Calendar with the entry filled in. */
export function renderLink({ title, about, location, start, end, timezone }: CalendarEntry): string {
  const link = new URL('https://calendar.google.com/calendar/render')
  const dates = `${stamp(start)}/${stamp(end)}`
  const asked = { action: 'TEMPLATE', text: title, dates, ctz: timezone, details: about, location }
  for (const [name, value] of Object.entries(asked)) link.searchParams.set(name, value)
  return link.href
}

/** An iCalendar file, which every calendar reads, with the times in the zone of the place. */
export function icsOf(entry: CalendarEntry): string {
  const { uid, sequence, title, about, location, start, end, timezone, at } = entry
  const offset = offsetAt(start, timezone)
  const local = new Date(Date.parse(start) + offset * MINUTE_MS).toISOString()
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / MINUTE_MS)
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Quayside//Bookings//EN', 'METHOD:PUBLISH'],
    ...zone(timezone, offset, local),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART;TZID=${timezone}:${local.slice(0, 19).replace(/[-:]/g, '')}`,
    // A duration, not an end: a clock change meanwhile does not alter it.
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escapedText(title)}`,
    `DESCRIPTION:${escapedText(about)}`,
    ...(location === '' ? [] : [`LOCATION:${escapedText(location)}`]),
    ...['STATUS:CONFIRMED', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]
  return lines.map(foldedLine).join('\r\n')
}

/** The zone with its offset of that day, for calendars that do not know it by name. */
function zone(name: string, offset: number, local: string): string[] {
  const sign = offset < 0 ? '-' : '+'
  const two = (value: number) => String(value).padStart(2, '0')
  const said = `${sign}${two(Math.floor(Math.abs(offset) / 60))}${two(Math.abs(offset) % 60)}`
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', `DTSTART:${local.slice(0, 4)}0101T000000`],
    ...[`TZOFFSETFROM:${said}`, `TZOFFSETTO:${said}`, 'END:STANDARD', 'END:VTIMEZONE'],
  ]
}

/** The minutes by which a zone is ahead of UTC at an instant; zero where the device does not know the zone. */
function offsetAt(instant: string, timeZone: string): number {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      ...({ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' } as const),
      ...({ hour: 'numeric', minute: 'numeric' } as const),
    }).formatToParts(new Date(instant))
    const of = (type: string) => Number(parts.find((it) => it.type === type)?.value)
    const there = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
    return Math.round((there - Date.parse(instant)) / MINUTE_MS)
  } catch {
    return 0
  }
}
