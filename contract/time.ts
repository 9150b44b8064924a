import * as v from 'valibot'

// Years outside 1900–2999 are typing slips, and those at the calendar's edges overflow once moved to UTC.
const instantShape =
  /^((?:19|2\d)\d\d-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/
const wallClockShape = /^((?:19|2\d)\d\d-\d\d-\d\d) (?:[01]\d|2[0-3]):[0-5]\d$/
const zoneShape = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/

function isInCalendar(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`)
  // Engines roll 30 February on to 1 March, so the day must come back as it went in.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

function reads(shape: RegExp, text: string): boolean {
  const day = shape.exec(text)?.[1]
  return day !== undefined && isInCalendar(day)
}

/** A point in time: ISO 8601 with its offset, of a day that exists. Without an offset it would mean another time on each side. */
export const instantSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check((text) => reads(instantShape, text)),
)

const dayShape = /^(\d{4}-\d\d-\d\d)$/

/** A day of the calendar. */
export const daySchema = v.pipe(
  v.string(),
  v.maxLength(10),
  v.check((text) => reads(dayShape, text)),
)

/**
 * A time that the clock at a listing shows. It becomes an instant only together with the listing's zone, and only on
 * the server: the device's idea of that zone may be older.
 */
export const wallClockSchema = v.pipe(
  v.string(),
  v.maxLength(16),
  v.check((text) => reads(wallClockShape, text)),
)

const stayTimeShape = /^((?:19|2\d)\d\d-\d\d-\d\d) (?:[01]\d|2[0-3]):[0-5]\d(?:[+-](?:0\d|1[0-4]):[0-5]\d)?$/

/**
 * A time that the clock at a listing shows, followed by the offset where it shows that time twice, in the night it is
 * put back.
 */
export const stayTimeSchema = v.pipe(
  v.string(),
  v.maxLength(22),
  v.check((text) => reads(stayTimeShape, text)),
)

/** Whether this machine knows the zone; an offset such as `+02:00` is no zone, as it knows no summer time. */
export function isTimeZone(name: string): boolean {
  if (!zoneShape.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * An IANA time zone that the machine knows, for what comes into the server. A reply must not be refused
 * by an old device that lacks a new zone: there, take a text and ask `isTimeZone` where it is used.
 */
export const timeZoneSchema = v.pipe(v.string(), v.check(isTimeZone))
