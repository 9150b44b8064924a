import { Temporal } from 'temporal-polyfill'
import { isNight, NIGHT_FROM, NIGHT_UNTIL } from '#server/night.ts'

/** How long before the night a reminder comes that would come in it. */
const BEFORE_NIGHT_MINUTES = 30

const at = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
const dateOf = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds)

/** A time by day, or the evening before one at night. */
function eveningBefore(time: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const day = time.hour < NIGHT_UNTIL ? time.subtract({ days: 1 }) : time
  return day.withPlainTime({ hour: NIGHT_FROM }).subtract({ minutes: BEFORE_NIGHT_MINUTES })
}

/** An instant by day, or the morning after one at night. */
export function morningAfter(instant: Date, zone: string): Date {
  if (!isNight(instant, zone)) return instant
  const time = at(instant, zone)
  const day = time.hour >= NIGHT_FROM ? time.add({ days: 1 }) : time
  return dateOf(day.withPlainTime({ hour: NIGHT_UNTIL }))
}

/**
 * When to send a reminder: a day before by the calendar there, so that a clock change between moves nothing,
 * or some hours before. One that would come at night comes in the morning, if that is early enough before the
 * start, else the evening before.
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
