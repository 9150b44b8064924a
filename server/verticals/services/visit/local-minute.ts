import { Temporal } from 'temporal-polyfill'
import { minuteOf } from '#contract/visit/grain.ts'

/** The minute since 1970 at which a clock in a zone shows a time. */
export const minuteAt = (time: string, zone: string): number =>
  minuteOf(Temporal.PlainDateTime.from(time.replace(' ', 'T')).toZonedDateTime(zone).epochMilliseconds)
