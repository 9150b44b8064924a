import { clockMs, clockText } from '../clock.ts'
import { DAY_MINUTES, type Week } from './schedule.ts'
import { holds, type Span } from './spans.ts'

const MINUTE_MS = 60_000
const DAY_MS = DAY_MINUTES * MINUTE_MS
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3

/** The states of a place as whoever keeps its page declares them: whether it is there to be visited at all. */
export const placeStates = ['open', 'closed_for_now', 'closed_for_good'] as const
/** The state of a place at a moment. */
export type OpeningState = 'open' | 'closed' | 'unknown' | 'closed_for_now' | 'closed_for_good'

/** The hours of one day: the spans that begin on it. */
export interface DayHours {
  spans: readonly Span[]
  /** Whether they are known; false: nobody knows, and the spans are the usual ones. */
  isKnown: boolean
  /** The name of a special day, such as a holiday. */
  name: string
}

/** The opening hours of a place. Days are counted from 1 January 1970 on the calendar there. */
export interface Hours {
  state: (typeof placeStates)[number]
  /** The day a place that is closed for now opens again; null: not known yet. */
  closedUntil: number | null
  /** The usual week; null: not known. */
  week: Week | null
  /** The special days. */
  days: ReadonlyMap<number, DayHours>
}

/** The number of a calendar day, to reckon with. */
export const dayNumber = (day: string): number => clockMs(`${day} 00:00`) / DAY_MS
/** The calendar day of a number, as `YYYY-MM-DD`. */
export const dayOfNumber = (day: number): string => clockText(day * DAY_MS).slice(0, 'YYYY-MM-DD'.length)
/** The day and the minute of it that a clock shows, given in milliseconds as if of UTC. */
export const dayAndMinute = (clock: number): [day: number, minute: number] => {
  const day = Math.floor(clock / DAY_MS)
  return [day, Math.floor((clock - day * DAY_MS) / MINUTE_MS)]
}
/** The time on a clock, some minutes after the midnight that begins a day. */
export const clockOf = (day: number, minute: number): number => day * DAY_MS + minute * MINUTE_MS
/** The weekday of a day, Monday being 0. */
export const weekdayOfDay = (day: number): number => (((day + FIRST_WEEKDAY) % 7) + 7) % 7

/** The opening spans that the week has for a day. */
export const usualSpans = (week: Week | null, day: number): readonly Span[] => week?.[weekdayOfDay(day)] ?? []

/** The hours of a day. */
export function hoursOn({ week, days }: Hours, day: number): DayHours {
  const special = days.get(day)
  if (special) return special
  return { spans: usualSpans(week, day), isKnown: week !== null, name: '' }
}

/** Whether a place is closed for now on a day. */
export const isClosedForNow = ({ state, closedUntil }: Hours, day: number): boolean =>
  state === 'closed_for_now' && (closedUntil === null || day < closedUntil)

/** The state of a place when the clock there shows a time. */
export function stateOnClock(hours: Hours, clock: number): OpeningState {
  const [day, minute] = dayAndMinute(clock)
  if (hours.state === 'closed_for_good') return 'closed_for_good'
  if (isClosedForNow(hours, day)) return 'closed_for_now'
  const today = hoursOn(hours, day)
  const begun = isClosedForNow(hours, day - 1) ? undefined : hoursOn(hours, day - 1)
  const isLeft = begun !== undefined && holds(begun.spans, minute + DAY_MINUTES)
  if ((today.isKnown && holds(today.spans, minute)) || (isLeft && begun.isKnown)) return 'open'
  return today.isKnown && !isLeft ? 'closed' : 'unknown'
}
