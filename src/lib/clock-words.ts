import { clockMs } from '#contract/clock.ts'
import { hourAt, momentAt } from './dates.ts'

const PLAIN = 'YYYY-MM-DD HH:mm'.length

/** The time as it stands on the clock there, whatever the device's own zone is. */
const shown = (time: string) => new Date(clockMs(time)).toISOString()

/** The offset in brackets, where the clock there shows a time twice. */
const which = (time: string) => (time.length > PLAIN ? ` (UTC${time.slice(PLAIN)})` : '')

/** The words for a day and time: 'Wed, 3 Jun, 10:00 am'. */
export const timeWords = (time: string, locale: string): string =>
  momentAt(shown(time), 'UTC', locale) + which(time)

/** The words for a time of day: '10:00 am'. */
export const hourWords = (time: string, locale: string): string =>
  hourAt(shown(time), 'UTC', locale) + which(time)

const byDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const byMonth = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
/** The locale with Latin digits, as amounts and times beside it have, and with days before months. */
const plain = (locale: string) => `${locale === 'en' ? 'en-GB' : locale}-u-ca-gregory-nu-latn`

/** The words for a day, for screen readers: 'Wednesday 3 June 2026'. */
export const dayWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(plain(locale), byDay).format(clockMs(`${day} 00:00`))

/** The words for a month: 'June 2026'. */
export const monthWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(plain(locale), byMonth).format(clockMs(`${day} 00:00`))
