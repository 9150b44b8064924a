import { Temporal } from 'temporal-polyfill'
import { windowsZones } from '#server/ical/windows-zones.ts'

/** Thrown for a part of an entry that is not understood; the message is for an operator. */
export class Unreadable extends Error {}

/** A time by the clock of a zone. A whole day begins at its midnight. */
export interface Moment {
  shown: Temporal.PlainDateTime
  zone: string
  isDay: boolean
}

const form = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/
const EARLIEST_YEAR = 1900
const LATEST_YEAR = 2200

/**
 * Reads `20270701`, `20270701T193000` or `20270701T193000Z`. A time without a zone is by the clock at home.
 */
export function momentOf(value: string, tzid: string | undefined, home: string): Moment {
  const [found, year, month, day, hour, minute, second, utc] = form.exec(value) ?? []
  if (!found) throw new Unreadable(`${value.slice(0, 40)} is no time`)
  const isDay = hour === undefined
  const zone = utc ? 'UTC' : zoneOf(isDay ? undefined : tzid, home)
  // A leap second is read as the last second of its minute.
  const seconds = Math.min(Number(second ?? 0), 59)
  const [years, months, days] = [Number(year), Number(month), Number(day)]
  if (years < EARLIEST_YEAR || years > LATEST_YEAR) throw new Unreadable(`${value} is too far away`)
  const fields = {
    year: years,
    month: months,
    day: days,
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
  }
  try {
    return {
      shown: Temporal.PlainDateTime.from({ ...fields, second: seconds }, { overflow: 'reject' }),
      zone,
      isDay,
    }
  } catch {
    throw new Unreadable(`${value} is no time`)
  }
}

function zoneOf(tzid: string | undefined, home: string): string {
  if (tzid === undefined) return home
  try {
    return Temporal.PlainDateTime.from('2027-01-01').toZonedDateTime(windowsZones[tzid] ?? tzid).timeZoneId
  } catch {
    throw new Unreadable(`its time zone ${tzid.slice(0, 60)} is not known`)
  }
}

/**
 * A time in a zone. One that is skipped in spring is moved ahead by the gap; one that comes twice is the
 * first.
 */
export const zonedOf = ({ shown, zone }: Moment) => shown.toZonedDateTime(zone)

export const instantOf = (moment: Moment) => new Date(zonedOf(moment).epochMilliseconds)
