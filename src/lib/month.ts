// Days are `YYYY-MM-DD`, and reckoned as if of UTC: a day by the calendar is one day however many hours it has.
const DAY_MS = 86_400_000
const WEEK = 7

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayFromMs = (ms: number) => dayOf(new Date(ms).toISOString())

/** The day of a time. */
export const dayOf = (time: string): string => time.slice(0, 'YYYY-MM-DD'.length)

/** So many days on, or back. */
export const daysOn = (day: string, days: number): string => dayFromMs(msOf(day) + days * DAY_MS)

/** The same day so many months on, or that month's last one where it has no such day. */
export function monthsOn(day: string, months: number): string {
  const from = new Date(msOf(day))
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayFromMs(Date.UTC(year, month, Math.min(from.getUTCDate(), last)))
}

/** Of which month a day is: `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length)

/** How many days of its week are before it; a week begins with `first`, 0 being Sunday. */
const dayOfWeek = (day: string, first: number) => (new Date(msOf(day)).getUTCDay() - first + WEEK) % WEEK

/** The weeks of a month; null where a day of theirs is another month's. */
export function weeksOf(month: string, first: number): (string | null)[][] {
  const begin = daysOn(`${month}-01`, -dayOfWeek(`${month}-01`, first))
  const weeks: (string | null)[][] = []
  for (let week = begin; monthOf(week) <= month; week = daysOn(week, WEEK))
    weeks.push(
      [...Array(WEEK).keys()].map((it) => daysOn(week, it)).map((it) => (monthOf(it) === month ? it : null)),
    )
  return weeks
}

/** Where a key leads from a day, as in every calendar; undefined: it leads nowhere. */
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

/** With which day the week begins, 0 being Sunday: as where the person is, if their device says so in this language. */
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
