import { Temporal } from 'temporal-polyfill'
import { type Entry, entriesOf, firstOf } from '#server/ical/components.ts'
import { instantOf, type Moment, momentOf, Unreadable, zonedOf } from '#server/ical/moment.ts'
import { repeatsOf } from '#server/ical/repeats.ts'
import { FeedProblem } from '#server/ports/calendar-feeds.ts'

/**
 * The most steps of a calendar's rules: more than any rental has bookings, and few enough to read in a
 * moment.
 */
const MOST_STEPS = 20_000
/** Times after this are out of range, since no database needs them. */
const FARTHEST = new Date('2300-01-01T00:00Z')

export interface Busy {
  from: Date
  until: Date
}

interface Place {
  /** The zone of the rental, for times that name none. */
  zone: string
  /** Entries that end before it or begin after it are skipped. */
  between: Busy
  /** Whether an entry is one that this marketplace publishes. */
  isOurs(uid: string): boolean
}

/** The taken times of a calendar, and what of it was not understood. */
export interface ReadCalendar {
  busy: Busy[]
  unread: string[]
}

/**
 * Reads a whole feed, or throws a `FeedProblem`. An entry that is not understood does not stop the others.
 */
export function readCalendar(text: string, place: Place): ReadCalendar {
  const entries = entriesOf(text)
  const moved = new Set(entries.flatMap((it) => movedOf(it, place)))
  let steps = 0
  const spend = () => {
    if (++steps > MOST_STEPS) throw new FeedProblem('It names more times than can be read.')
  }
  const read: ReadCalendar = { busy: [], unread: [] }
  for (const entry of entries) {
    spend()
    if (isFree(entry) || place.isOurs(uidOf(entry))) continue
    takeEntry(entry, { place, moved, spend, read })
  }
  return read
}

const uidOf = (entry: Entry) => firstOf(entry, 'UID')?.value ?? ''

function isFree(entry: Entry): boolean {
  const says = (name: string) => firstOf(entry, name)?.value.toUpperCase()
  return says('STATUS') === 'CANCELLED' || says('TRANSP') === 'TRANSPARENT'
}

const key = (uid: string, at: Date) => `${uid} ${at.getTime()}`

/** The time in a series that this entry replaces. */
function movedOf(entry: Entry, { zone }: Place): string[] {
  try {
    const instead = firstOf(entry, 'RECURRENCE-ID')
    return instead ? [key(uidOf(entry), instantOf(momentOf(instead.value, instead.params.TZID, zone)))] : []
  } catch {
    return []
  }
}

interface Taking {
  place: Place
  moved: ReadonlySet<string>
  spend: () => void
  read: ReadCalendar
}

function takeEntry(entry: Entry, { place, moved, spend, read }: Taking): void {
  const uid = uidOf(entry)
  const note = (error: unknown) => {
    // A time that is too far away for any calendar throws a RangeError.
    if (!(error instanceof Unreadable || error instanceof RangeError)) throw error
    const why = error instanceof Unreadable ? error.message : 'its times are too far away'
    read.unread.push(`${uid.slice(0, 80) || 'an entry'}: ${why}`)
  }
  const take = (starts: readonly Moment[], lasts: Temporal.Duration) => {
    for (const start of starts) {
      const until = new Date(zonedOf(start).add(lasts).epochMilliseconds)
      if (until > FARTHEST) throw new RangeError('It lasts too long.')
      const from = instantOf(start)
      if (until > from && until > place.between.from && from < place.between.until)
        read.busy.push({ from, until })
    }
  }
  try {
    const start = startOf(entry, place.zone)
    const lasts = lengthOf(entry, start, place.zone)
    try {
      take(startsOf(entry, start, { place, moved, spend }), lasts)
    } catch (error) {
      note(error)
      take([start], lasts)
    }
  } catch (error) {
    note(error)
  }
}

function startOf(entry: Entry, zone: string): Moment {
  const start = firstOf(entry, 'DTSTART')
  if (!start) throw new Unreadable('does not say when it begins')
  return momentOf(start.value, start.params.TZID, zone)
}

/** The length of an entry: of days by the calendar, of times by elapsed time. */
function lengthOf(entry: Entry, start: Moment, zone: string): Temporal.Duration {
  const end = firstOf(entry, 'DTEND')
  if (end) {
    const until = momentOf(end.value, end.params.TZID, zone)
    return start.isDay
      ? start.shown.until(until.shown, { largestUnit: 'days' })
      : zonedOf(start).until(zonedOf(until).withTimeZone(start.zone), { largestUnit: 'hours' })
  }
  const lasts = firstOf(entry, 'DURATION')?.value
  if (lasts === undefined) return Temporal.Duration.from(start.isDay ? { days: 1 } : { hours: 0 })
  try {
    return Temporal.Duration.from(lasts.toUpperCase())
  } catch {
    throw new Unreadable(`lasts ${lasts.slice(0, 40)}, which is no length of time`)
  }
}

function startsOf(entry: Entry, start: Moment, { place, moved, spend }: Omit<Taking, 'read'>): Moment[] {
  const rule = firstOf(entry, 'RRULE')
  const listed = (name: 'RDATE' | 'EXDATE') =>
    (entry.get(name) ?? []).flatMap(({ value, params }) =>
      value.split(',').map((it) => {
        spend()
        return momentOf(it, params.TZID, place.zone)
      }),
    )
  const more = listed('RDATE')
  if (!rule && more.length === 0) return [start]
  const left = new Set(listed('EXDATE').map((it) => instantOf(it).getTime()))
  const isLeft = (at: Date) => left.has(at.getTime()) || moved.has(key(uidOf(entry), at))
  const ruled = rule ? repeatsOf(rule.value, start, place.between.until, spend) : [start]
  return [...ruled, ...more].filter((it) => !isLeft(instantOf(it)))
}
