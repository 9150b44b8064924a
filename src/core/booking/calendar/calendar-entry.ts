/** Something for a calendar. */
export interface CalendarEntry {
  /** The same for the same booking, so that a calendar changes its entry and makes no second one. */
  uid: string
  /** A later one replaces an earlier one. */
  sequence: number
  title: string
  about: string
  location: string
  start: string
  end: string
  timezone: string
  /** When this was said. */
  at: string
}

const MINUTE_MS = 60_000

/** `20261122T193000Z` */
const stamp = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** What Google's calendar takes as an address. */
export function renderLink({ title, about, location, start, end, timezone }: CalendarEntry): string {
  const link = new URL('https://calendar.google.com/calendar/render')
  const dates = `${stamp(start)}/${stamp(end)}`
  const asked = { action: 'TEMPLATE', text: title, dates, ctz: timezone, details: about, location }
  for (const [name, value] of Object.entries(asked)) link.searchParams.set(name, value)
  return link.href
}

/** A file that every calendar reads, with the time as the clock at the place shows it. */
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
    // How long, not until when: a clock that changes meanwhile changes nothing of that.
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    ...['STATUS:CONFIRMED', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]
  return lines.map(folded).join('\r\n')
}

/** The zone as it is on that day, for calendars that do not know it by its name. */
function zone(name: string, offset: number, local: string): string[] {
  const sign = offset < 0 ? '-' : '+'
  const two = (value: number) => String(value).padStart(2, '0')
  const said = `${sign}${two(Math.floor(Math.abs(offset) / 60))}${two(Math.abs(offset) % 60)}`
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', `DTSTART:${local.slice(0, 4)}0101T000000`],
    ...[`TZOFFSETFROM:${said}`, `TZOFFSETTO:${said}`, 'END:STANDARD', 'END:VTIMEZONE'],
  ]
}

/** How many minutes the clock there is ahead of UTC at that moment; by UTC where the device lacks the zone. */
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

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const MOST_BYTES = 74

/** No line is longer than 75 bytes; what follows begins with a space. */
function folded(line: string): string {
  const bytes = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const letter of line) {
    const own = bytes.encode(letter).length
    if (size + own > MOST_BYTES) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += letter
    size += own
  }
  return [...parts, part].join('\r\n ')
}
