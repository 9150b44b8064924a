import { clockOf, dayAndMinute, type Hours, hoursOn, isClosedForNow } from '../place/hours.ts'
import type { Span } from '../place/spans.ts'
import { firstInstant, type ZoneOffsets } from '../place/zone-offsets.ts'
import { minuteOf } from './grain.ts'

/** A range of days by number, with both its ends. */
export interface Days {
  first: number
  last: number
}

/**
 * The windows in which a store is open, or somebody works, on some days of the calendar there, in whole minutes since
 * 1970: each span by itself, those too that began the day before. Unknown hours are left out.
 */
export function windowsOf(hours: Hours, offsets: ZoneOffsets, { first, last }: Days): Span[] {
  if (hours.state === 'closed_for_good') return []
  const found: Span[] = []
  for (let day = first - 1; day <= last; day++) {
    const { spans, isKnown } = hoursOn(hours, day)
    if (!isKnown || isClosedForNow(hours, day)) continue
    const minute = (at: number) => minuteOf(firstInstant(offsets, clockOf(day, at)))
    for (const [from, until] of spans) found.push([minute(from), minute(until)])
  }
  return found.filter(([from, until]) => from < until)
}

const MINUTE_MS = 60_000

/** The number of the calendar day at the store on which a minute lies. */
export function dayOf(offsets: ZoneOffsets, minute: number): number {
  const ms = minute * MINUTE_MS
  const ahead = offsets.findLast((it) => it.from <= ms)?.ahead ?? 0
  return dayAndMinute(ms + ahead)[0]
}

/** The first minute of a calendar day at the store. */
export const startOfDay = (offsets: ZoneOffsets, day: number): number =>
  minuteOf(firstInstant(offsets, clockOf(day, 0)))
