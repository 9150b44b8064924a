import { clockIn } from '#src/lib/zone-clock.ts'

/** A day by the calendar of the place, and the starts on it. */
export interface SlotDay {
  date: string
  /** Instants, the earliest first. */
  starts: readonly string[]
  /** The starts that need more than one person. */
  split: readonly string[]
}

/** The time of one of the person's own bookings. */
export interface OwnTime {
  title: string
  start: string
  end: string
}

/** A range of days that is requested. */
export interface DayRange {
  from: string
  days: number
}

const partsOfDay = ['morning', 'afternoon', 'evening'] as const
type PartOfDay = (typeof partsOfDay)[number]

const NOON = 12
const EVENING = 17

function partOf(start: string, zone: string): PartOfDay {
  const hour = Number(clockIn(zone, Date.parse(start)).slice('YYYY-MM-DD '.length, 'YYYY-MM-DD HH'.length))
  if (hour < NOON) return 'morning'
  return hour < EVENING ? 'afternoon' : 'evening'
}

/** The starts of a day by its parts, by the clock there; empty parts are left out. */
export function byPartOfDay(starts: readonly string[], zone: string) {
  return partsOfDay
    .map((part) => ({ part, starts: starts.filter((it) => partOf(it, zone) === part) }))
    .filter((it) => it.starts.length > 0)
}

const MINUTE_MS = 60_000

/** The end of a visit that begins at an instant and takes some minutes. */
export const endOf = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString()

/** The person's own booking that overlaps a slot. */
export function overlapOf(start: string, minutes: number, own: readonly OwnTime[]): OwnTime | undefined {
  const from = Date.parse(start)
  const until = from + minutes * MINUTE_MS
  return own.find((it) => Date.parse(it.start) < until && Date.parse(it.end) > from)
}
