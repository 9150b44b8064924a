import { clockMs } from '#contract/clock.ts'
import { hourAt, momentAt } from './dates.ts'

const PLAIN = 'YYYY-MM-DD HH:mm'.length

/** Said as it stands on the clock there, whatever the device's own is. */
const shown = (time: string) => new Date(clockMs(time)).toISOString()

/** Where the clock there shows a time twice, which of them is meant. */
const which = (time: string) => (time.length > PLAIN ? ` (UTC${time.slice(PLAIN)})` : '')

/** 'Wed, 3 Jun, 10:00 am' */
export const timeWords = (time: string, locale: string): string =>
  momentAt(shown(time), 'UTC', locale) + which(time)

/** '10:00 am' */
export const hourWords = (time: string, locale: string): string =>
  hourAt(shown(time), 'UTC', locale) + which(time)

const byDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const byMonth = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
/** Amounts and times beside it have these digits in every language, and its days stand before their months. */
const plain = (locale: string) => `${locale === 'en' ? 'en-GB' : locale}-u-ca-gregory-nu-latn`

/** 'Wednesday 3 June 2026', for who hears it. */
export const dayWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(plain(locale), byDay).format(clockMs(`${day} 00:00`))

/** 'June 2026' */
export const monthWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(plain(locale), byMonth).format(clockMs(`${day} 00:00`))
