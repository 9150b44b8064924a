import { dayAndMinute, dayNumber, weekdayOfDay } from '#contract/place/hours.ts'
import type { ZoneOffsets } from '#contract/place/zone-offsets.ts'

/** The times that would suit somebody, by the calendar and the clock at the store. */
export interface SuitingTimes {
  from_date: string
  until_date: string
  /** From Monday, 1, on. */
  weekdays: readonly number[]
  /** Minutes of a day. */
  from_minute: number
  until_minute: number
  /** When the visit begins that is to be earlier. */
  before_min: number | null
  /** Starts that were held for them and they let pass. */
  let_pass: readonly number[]
}

const MINUTE_MS = 60_000

/**
 * Whether a visit that begins then, in whole minutes since 1970, and takes so many, is what somebody waits for. A time
 * they let pass is not, nor is one that overlaps it.
 */
export function suits(
  times: SuitingTimes,
  offsets: ZoneOffsets,
  { start, minutes }: { start: number; minutes: number },
): boolean {
  const ms = start * MINUTE_MS
  const ahead = offsets.findLast((it) => it.from <= ms)?.ahead ?? 0
  const [day, minute] = dayAndMinute(ms + ahead)
  return (
    (times.before_min === null || start < times.before_min) &&
    !times.let_pass.some((it) => Math.abs(it - start) < minutes) &&
    day >= dayNumber(times.from_date) &&
    day <= dayNumber(times.until_date) &&
    times.weekdays.includes(weekdayOfDay(day) + 1) &&
    minute >= times.from_minute &&
    minute <= times.until_minute
  )
}

const LONGEST_MINUTES = 15
const SHORTEST_MINUTES = 5

/**
 * For how many minutes a start is held: less where it is near, and never beyond the moment at which it could be booked
 * no more; undefined: that is too soon for anybody to come in time.
 */
export function minutesHeld(start: number, now: number, leadMinutes: number): number | undefined {
  const most = Math.min(LONGEST_MINUTES, (start - now) / 4, start - leadMinutes - now)
  return most < SHORTEST_MINUTES ? undefined : Math.floor(most)
}
