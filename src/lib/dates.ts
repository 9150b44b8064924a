import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { commaIn } from './comma.ts'

dayjs.extend(utc)

const names = (text: string) => text.split('_')

const nothingElse = { formats: {}, relativeTime: {} }
// The locales of dayjs are many times as large, mostly for formats that the app never shows.
const spanish = {
  name: 'es',
  weekdaysShort: names('dom._lun._mar._mié._jue._vie._sáb.'),
  monthsShort: names('ene_feb_mar_abr_may_jun_jul_ago_sep_oct_nov_dic'),
}
// The Arabic of Libya: in dayjs's plain Arabic, dates have other digits than the amounts and distances beside
// them.
const arabic = {
  name: 'ar',
  weekdays: names('الأحد_الإثنين_الثلاثاء_الأربعاء_الخميس_الجمعة_السبت'),
  monthsShort: names('يناير_فبراير_مارس_أبريل_مايو_يونيو_يوليو_أغسطس_سبتمبر_أكتوبر_نوفمبر_ديسمبر'),
  meridiem: (hour: number) => (hour < 12 ? 'ص' : 'م'),
}
for (const it of [spanish, arabic]) dayjs.locale({ ...it, ...nothingElse }, undefined, true)

/** The format of a weekday, which Arabic does not shorten. */
const weekday = (locale: string) => (locale === 'ar' ? 'dddd' : 'ddd')

/** The time of day on the person's own clock: '2:32 pm', in Spanish '14:32'. */
export function clockTime(at: number, locale: string): string {
  return spoken(dayjs(at), locale).format(hour(locale))
}

/** When something was done, for things of the last days: 'Sat, 2:32 pm'. */
export function dayAndTime(at: number, locale: string): string {
  return spoken(dayjs(at), locale).format([weekday(locale), hour(locale)].join(commaIn(locale)))
}

/** The day of something that happens, by the clock of the place where it happens: 'Sat 21 Nov'. */
export function dayAt(instant: string, zone: string | undefined, locale: string): string {
  const time = inZone(instant, zone)
  return spoken(time, locale).format(`${weekday(locale)} ${day(time)}`)
}

/** The day alone, where there is little room: '21 Nov'. */
export function shortDayAt(instant: string, zone: string | undefined, locale: string): string {
  const time = inZone(instant, zone)
  return spoken(time, locale).format(day(time))
}

/** The weekday alone, by UTC: 'Sat'. */
export const weekdayAt = (instant: string, locale: string): string =>
  spoken(inZone(instant, 'UTC'), locale).format(weekday(locale))

/** The time of day at the place where it happens, as it is said there: '5:00 pm', in Spanish '17:00'. */
export function hourAt(instant: string, zone: string | undefined, locale: string): string {
  return spoken(inZone(instant, zone), locale).format(hour(locale))
}

/** The time of day without needless figures: '5 pm', '7:30 pm'. */
export function roundHourAt(instant: string, zone: string | undefined, locale: string): string {
  const time = inZone(instant, zone)
  return spoken(time, locale).format(roundHour(time, locale))
}

/** Day and time where there is little room: 'Sat 28 Nov, 7:30 pm'. */
export function dayAndHourAt(instant: string, zone: string | undefined, locale: string): string {
  const time = inZone(instant, zone)
  const parts = [`${weekday(locale)} ${day(time)}`, roundHour(time, locale)]
  return spoken(time, locale).format(parts.join(commaIn(locale)))
}

/**
 * Day and time at the place where it happens: 'Sat, 21 Nov, 5:00 pm'; without a zone by the device's own
 * clock.
 */
export function momentAt(instant: string, zone: string | undefined, locale: string): string {
  const time = inZone(instant, zone)
  return spoken(time, locale).format([weekday(locale), day(time), hour(locale)].join(commaIn(locale)))
}

/** The format of a day, with the year if it is half a year away, when another year's may be meant. */
const day = (time: Dayjs) => (Math.abs(time.diff(dayjs(), 'month')) < 6 ? 'D MMM' : 'D MMM YYYY')

const hour = (locale: string) => (locale === 'es' ? 'H:mm' : 'h:mm\u00a0a')

const roundHour = (time: Dayjs, locale: string) =>
  time.minute() === 0 && locale !== 'es' ? 'h\u00a0a' : hour(locale)

// Formatted by dayjs and not by the browser, so that the server's page has exactly the browser's text.
function spoken(time: Dayjs, locale: string): Dayjs {
  return time.locale(locale)
}

// A device may lack a newer zone; then its own clock has to do.
function inZone(instant: string, zone: string | undefined): Dayjs {
  const time = dayjs(instant)
  if (zone === undefined) return time
  try {
    return time.utcOffset(minutesAhead(zone, time.toDate()))
  } catch {
    return time
  }
}

const offsets = new Map<string, Intl.DateTimeFormat>()

/** The minutes by which a zone is ahead of UTC. Each zone has one formatter: dayjs makes two for every moment. */
export function minutesAhead(timeZone: string, at: Date): number {
  const format =
    offsets.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  offsets.set(timeZone, format)
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? []
  return Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
