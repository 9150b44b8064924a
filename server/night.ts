import { Temporal } from 'temporal-polyfill'

/** Between these hours nobody is woken, by the clock of the place that it is about. */
export const NIGHT_FROM = 22
export const NIGHT_UNTIL = 8

/** Whether it is night at an instant in a zone. */
export function isNight(instant: Date, zone: string): boolean {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
  return hour >= NIGHT_FROM || hour < NIGHT_UNTIL
}
