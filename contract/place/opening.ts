import { clockOf, dayAndMinute, type Hours, hoursOn, isClosedForNow, type OpeningState } from './hours.ts'
import { DAY_MINUTES } from './schedule.ts'
import { holds, joined, type Span, without } from './spans.ts'
import { clockReached, firstInstant, type ZoneOffsets } from './zone-offsets.ts'

const DAY_MS = 86_400_000
/** The number of days for which opening and closing times are said. */
const DAYS_AHEAD = 15

/** The states of a place from now on, as spans of instants; outside all of them it is closed. */
export interface OpeningSpans {
  open: readonly Span[]
  unknown: readonly Span[]
  closedForNow: readonly Span[]
  /** The instant after which nothing is said. */
  until: number
}

/** The state of a place, and when that changes; null: not in the days that are known. */
export interface Opening {
  state: OpeningState
  changesAt: number | null
}

/** The states of a place for some days from an instant on, by the clocks of its zone. */
export function openingSpans(
  hours: Hours,
  offsets: ZoneOffsets,
  from: number,
  days = DAYS_AHEAD,
): OpeningSpans {
  const until = from + days * DAY_MS
  if (hours.state === 'closed_for_good') return { open: [], unknown: [], closedForNow: [], until }
  const [first] = dayAndMinute(clockReached(offsets, from))
  const [last] = dayAndMinute(clockReached(offsets, until))
  const open: Span[] = []
  const unknown: Span[] = []
  const closedForNow: Span[] = []
  for (let day = first - 1; day <= last; day++) {
    const inInstants = (spans: readonly Span[]) => spans.map((it) => instantsOf(it, day, offsets))
    const { spans, isKnown } = hoursOn(hours, day)
    if (isClosedForNow(hours, day)) closedForNow.push(...inInstants([ALL_DAY]))
    else if (isKnown) open.push(...inInstants(spans))
    else unknown.push(...inInstants([ALL_DAY, ...spans]))
  }
  const isOpen = joined(open)
  return {
    open: isOpen,
    unknown: without(joined(unknown), isOpen),
    closedForNow: joined(closedForNow),
    until,
  }
}

const ALL_DAY: Span = [0, DAY_MINUTES]

const instantsOf = ([from, until]: Span, day: number, offsets: ZoneOffsets): Span => [
  firstInstant(offsets, clockOf(day, from)),
  firstInstant(offsets, clockOf(day, until)),
]

/** The state of a place at an instant that lies within its spans. */
export function openingWithin(spans: OpeningSpans, instant: number): Opening {
  const { open, unknown, closedForNow, until } = spans
  const state = stateWithin(spans, instant)
  const ends = [...open, ...unknown, ...closedForNow].flat().filter((it) => it > instant && it < until)
  return { state, changesAt: ends.length === 0 ? null : Math.min(...ends) }
}

function stateWithin({ open, unknown, closedForNow }: OpeningSpans, instant: number): OpeningState {
  if (holds(open, instant)) return 'open'
  if (holds(unknown, instant)) return 'unknown'
  return holds(closedForNow, instant) ? 'closed_for_now' : 'closed'
}

/** The state of a place at an instant. */
export function openingAt(hours: Hours, offsets: ZoneOffsets, instant: number): Opening {
  if (hours.state === 'closed_for_good') return { state: 'closed_for_good', changesAt: null }
  const soon = openingWithin(openingSpans(hours, offsets, instant, SOON_DAYS), instant)
  if (soon.changesAt !== null) return soon
  return openingWithin(openingSpans(hours, offsets, instant), instant)
}

/** The days within which most places open or close, and which are cheaper to look at first. */
const SOON_DAYS = 2
