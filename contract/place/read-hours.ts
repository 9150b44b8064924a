import type { OpeningHours } from '../entities/opening-hours.ts'
import { dayNumber, type Hours, usualSpans } from './hours.ts'
import type { OpeningSpans } from './opening.ts'
import { readSpans, type Week } from './schedule.ts'
import type { Span } from './spans.ts'

const NEVER: readonly Span[] = []

/** The opening hours of a place as they are written down. */
export type WrittenHours = Pick<OpeningHours, 'state' | 'closed_until' | 'week' | 'special'>

/** Reads the written opening hours of a place. */
export function readHours(written: WrittenHours): Hours {
  const { state, closed_until, week: given, special } = written
  const week: Week | null = given?.map((it) => readSpans(it, '').spans) ?? null
  return {
    state: state === 'closed_for_good' || state === 'closed_for_now' ? state : 'open',
    closedUntil: closed_until === null ? null : dayNumber(closed_until),
    week,
    days: new Map(
      special.map(({ day, name, hours }) => {
        const number = dayNumber(day)
        const spans = hours ? readSpans(hours, day).spans : usualSpans(week, number)
        return [number, { name, spans, isKnown: hours !== null }]
      }),
    ),
  }
}

/** Reads the instants that the server reckoned for the opening hours, since only it knows the zone for certain. */
export function readOpeningSpans({ state, changes_at, spans, unknown, until }: OpeningHours): OpeningSpans {
  const ends = changes_at === null ? Number.POSITIVE_INFINITY : Date.parse(changes_at)
  return {
    open: spans.map(inMs),
    unknown: unknown.map(inMs),
    closedForNow: state === 'closed_for_now' ? [[Number.NEGATIVE_INFINITY, ends]] : NEVER,
    until: Date.parse(until),
  }
}

const inMs = ([from, until]: [string, string]): Span => [Date.parse(from), Date.parse(until)]
