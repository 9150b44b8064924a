/** English as the screens write it: the day before the month. */
const spokenAs = (locale: string) => (locale === 'en' ? 'en-GB' : locale)
// The hour cycle is named, because `hour12` alone shows a British noon as 0:00 pm.
const hours = (locale: string) => ({ hourCycle: locale === 'es' ? ('h23' as const) : ('h12' as const) })

const clock = (locale: string, timeZone: string, more: Intl.DateTimeFormatOptions = {}) => {
  const time = { hour: 'numeric', minute: '2-digit', ...hours(locale), timeZone } as const
  return new Intl.DateTimeFormat(spokenAs(locale), { ...more, ...time })
}
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** A moment by the clock of the place: 'Mon, 1 Jun, 6:00 pm'. */
export const momentAt = (instant: string, zone: string, locale: string) =>
  clock(locale, zone, day).format(new Date(instant))
/** The day of a moment by the calendar of the place: 'Mon, 1 Jun'. */
export const dayOf = (instant: string, timeZone: string, locale: string) =>
  new Intl.DateTimeFormat(spokenAs(locale), { ...day, timeZone }).format(new Date(instant))
/** A time with the zone of its clock, because the reader may live by another. */
export const timeAt = (instant: string, zone: string, locale: string) =>
  clock(locale, zone, { timeZoneName: 'short' }).format(new Date(instant))
/** A time from one moment until another of the same day: 'Mon, 1 Jun, 6:00 – 8:00 pm'. */
export const windowAt = (from: Date, until: Date, zone: string, locale: string) =>
  clock(locale, zone, day).formatRange(from, until)
