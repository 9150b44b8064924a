import { Temporal } from 'temporal-polyfill'

/** Between these nobody is woken, by the clock of the place where it happens. */
const NIGHT_FROM = 22
const NIGHT_UNTIL = 8
/** What would come in the night comes this much before it. */
const BEFORE_NIGHT_MINUTES = 30

const at = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
const dateOf = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds)

/** Whether it is night there. */
export function isNight(instant: Date, zone: string): boolean {
  const { hour } = at(instant, zone)
  return hour >= NIGHT_FROM || hour < NIGHT_UNTIL
}

/** The moment itself by day; in the night the evening before it. */
function eveningBefore(time: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const day = time.hour < NIGHT_UNTIL ? time.subtract({ days: 1 }) : time
  return day.withPlainTime({ hour: NIGHT_FROM }).subtract({ minutes: BEFORE_NIGHT_MINUTES })
}

/** The moment itself by day; in the night the morning after it. */
export function morningAfter(instant: Date, zone: string): Date {
  if (!isNight(instant, zone)) return instant
  const time = at(instant, zone)
  const day = time.hour >= NIGHT_FROM ? time.add({ days: 1 }) : time
  return dateOf(day.withPlainTime({ hour: NIGHT_UNTIL }))
}

/**
 * When to remind somebody: a day before by the calendar there, so that a clock change in between moves nothing, or so
 * many hours before. What falls into the night comes in the morning if that is early enough before the start, else
 * the evening before.
 */
export function reminderAt(startsAt: Date, zone: string, before: { days: number } | { hours: number }): Date {
  const time = at(startsAt, zone).subtract(before)
  if (!isNight(dateOf(time), zone)) return dateOf(time)
  const morning = morningAfter(dateOf(time), zone)
  const isEarlyEnough = startsAt.getTime() - morning.getTime() >= LEAST_NOTICE_MS
  const isAfterMidnight = time.hour < NIGHT_UNTIL
  return isAfterMidnight && isEarlyEnough ? morning : dateOf(eveningBefore(time))
}

const LEAST_NOTICE_MS = 60 * 60_000
