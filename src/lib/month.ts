// Days are `YYYY-MM-DD`, and computed in UTC, where every day has 24 hours.
const DAY_MS = 86_400_000
const WEEK = 7

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayFromMs = (ms: number) => dayOf(new Date(ms).toISOString())

/** The day of a time. */
export const dayOf = (time: string): string => time.slice(0, 'YYYY-MM-DD'.length)

/** The day some days later, or earlier. */
export const daysOn = (day: string, days: number): string => dayFromMs(msOf(day) + days * DAY_MS)

/** The same day some months later, or that month's last one where it has no such day. */
export function monthsOn(day: string, months: number): string {
  const from = new Date(msOf(day))
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayFromMs(Date.UTC(year, month, Math.min(from.getUTCDate(), last)))
}

/** The month of a day: `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length)

/** The number of days of its week that are before a day; a week begins with `first`, 0 being Sunday. */
const dayOfWeek = (day: string, first: number) => (new Date(msOf(day)).getUTCDay() - first + WEEK) % WEEK

/** The weeks of a month; null for days of other months. */
export function weeksOf(month: string, first: number): (string | null)[][] {
  const begin = daysOn(`${month}-01`, -dayOfWeek(`${month}-01`, first))
  const weeks: (string | null)[][] = []
  for (let week = begin; monthOf(week) <= month; week = daysOn(week, WEEK))
    weeks.push(
      [...Array(WEEK).keys()].map((it) => daysOn(week, it)).map((it) => (monthOf(it) === month ? it : null)),
    )
  return weeks
}

/** The day that a key leads to, as in every calendar; undefined: none. */
export function dayByKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { first, isRtl }: { first: number; isRtl: boolean },
): string | undefined {
  const on = isRtl ? -1 : 1
  const weekday = dayOfWeek(day, first)
  if (key === 'ArrowRight') return daysOn(day, on)
  if (key === 'ArrowLeft') return daysOn(day, -on)
  if (key === 'ArrowDown') return daysOn(day, WEEK)
  if (key === 'ArrowUp') return daysOn(day, -WEEK)
  if (key === 'Home') return daysOn(day, -weekday)
  if (key === 'End') return daysOn(day, WEEK - 1 - weekday)
  if (key === 'PageDown') return monthsOn(day, shiftKey ? 12 : 1)
  return key === 'PageUp' ? monthsOn(day, shiftKey ? -12 : -1) : undefined
}

/**
 * The day on which the week begins, 0 being Sunday: by the device's region, if it has one for this language.
 */
export function firstDayOf(locale: string): number {
  const own = globalThis.navigator?.languages.find((it) => it.split('-')[0] === locale) ?? locale
  const at: Intl.Locale & WithWeek = new Intl.Locale(own)
  const info = at.getWeekInfo?.() ?? at.weekInfo
  return (info?.firstDay ?? 1) % WEEK
}

interface WithWeek {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}
