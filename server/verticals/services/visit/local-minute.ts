import { Temporal } from 'temporal-polyfill'
import { minuteOf } from '#contract/visit/grain.ts'

/** The minute since 1970 at which a clock in a zone shows a time. */
export const minuteAt = (time: string, zone: string): number =>
  minuteOf(Temporal.PlainDateTime.from(time.replace(' ', 'T')).toZonedDateTime(zone).epochMilliseconds)

/** The time that a clock in a zone shows at an instant. */
export const clockAt = (instant: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')
