import { daysOn, monthOf, monthsOn } from '#src/lib/month.ts'
import type { DayRange } from './slot.ts'

/** The number of days in the strip. */
const STRIP_DAYS = 14
const DAY_MS = 86_400_000

/** The days of a strip that begins on a day. */
export const stripFrom = (from: string): DayRange => ({ from, days: STRIP_DAYS })

/** The rest of a day's month, from today on. */
export function monthFrom(day: string, today: string): DayRange {
  const first = `${monthOf(day)}-01`
  const from = first < today ? today : first
  const next = `${monthOf(monthsOn(first, 1))}-01`
  return { from, days: (Date.parse(next) - Date.parse(from)) / DAY_MS }
}

/** Whether a day is in a range. */
export const isWithin = (day: string, { from, days }: DayRange): boolean =>
  day >= from && day < daysOn(from, days)
