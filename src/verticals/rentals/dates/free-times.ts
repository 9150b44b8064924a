import { clockMs, clockText } from '#contract/clock.ts'
import { type Stay, stayProblem } from '#contract/rental/stay.ts'
import { dayOf } from '#src/lib/month.ts'
import { type Moment, momentsOf } from '#src/lib/zone-clock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** The hour at which a stay begins and ends unless another is chosen. */
const USUAL_HOUR = 10

/** A span that is taken, by the clock at the place. */
export interface Span {
  from: number
  until: number
}

/** The known free times of a rental. */
export interface Known {
  zone: string
  /** The present, by the clock there. */
  now: string
  taken: readonly Span[]
}

/** The dates chosen so far. */
export interface Chosen {
  start?: string | undefined
  end?: string | undefined
}

/** The chosen stay, once it has a beginning and an end. */
export const wholeOf = ({ start, end }: Chosen): Stay | undefined =>
  start !== undefined && end !== undefined ? { start, end } : undefined

const dayMs = (day: string) => clockMs(`${day} 00:00`)
const hoursOf = (day: string) => [...Array(24).keys()].map((hour) => clockText(dayMs(day) + hour * HOUR_MS))

const isFree = ({ taken }: Known, from: number, until: number) =>
  taken.every((it) => it.until <= from || it.from >= until)

/**
 * Whether a stay can begin at a time, judged by that time and the first hour alone: `canEnd` judges the rest.
 */
function canStart(time: string, known: Known): boolean {
  const from = clockMs(time)
  // The longest that begins then, so that only the beginning itself can be at fault.
  const problem = stayProblem({ start: time, end: clockText(from + 2 * DAY_MS) }, known.now)
  return problem === undefined && isFree(known, from, from + HOUR_MS)
}

function canEnd(time: string, start: string, known: Known): boolean {
  const isPossible = stayProblem({ start, end: time }, known.now) === undefined
  return isPossible && isFree(known, clockMs(start), clockMs(time))
}

/**
 * The hours of a day at which a stay can begin or, given `start`, end. Hours that a clock change skips are
 * missing, and those it repeats are there twice.
 */
export function hoursFor(day: string, known: Known, start?: string): readonly Moment[] {
  const can = (time: string) => (start === undefined ? canStart(time, known) : canEnd(time, start, known))
  return hoursOf(day)
    .filter(can)
    .flatMap((it) => momentsOf(it, known.zone))
}

/** `past`: it can never be chosen. `part`: only some of its hours are taken. */
export type DayState = 'past' | 'taken' | 'part' | 'free'

/** The state of a day, whatever is chosen. */
export function stateOf(day: string, known: Known): DayState {
  const from = dayMs(day)
  const hours = hoursOf(day).filter((it) => isFree(known, clockMs(it), clockMs(it) + HOUR_MS))
  const stay = { start: `${day} 23:00`, end: clockText(from + 3 * DAY_MS) }
  if (stayProblem(stay, known.now)) return 'past'
  if (hours.length === 0) return 'taken'
  return hours.length < 24 ? 'part' : 'free'
}

const waitsForEnd = ({ start, end }: Chosen, day: string) =>
  start !== undefined && end === undefined && day >= dayOf(start) ? start : undefined

/** Whether a tap on a day chooses something. */
export function canChoose(day: string, chosen: Chosen, known: Known): boolean {
  const start = waitsForEnd(chosen, day)
  const can = (time: string) => canStart(time, known) || (start !== undefined && canEnd(time, start, known))
  return hoursOf(day).some(can)
}

/**
 * The choice after a tap on a day: after a beginning its end, where that is possible; else another beginning.
 */
export function choose(day: string, chosen: Chosen, known: Known): Chosen {
  const start = waitsForEnd(chosen, day)
  const end = start === undefined ? undefined : nearest(hoursFor(day, known, start), start)
  if (end !== undefined) return { start, end }
  const usual = chosen.start ?? clockText(USUAL_HOUR * HOUR_MS)
  return { start: nearest(hoursFor(day, known), usual) ?? chosen.start }
}

/**
 * The choice with another hour of beginning; an end that is no longer possible moves to the nearest one, or
 * is asked for again.
 */
export function withStart(start: string, { end }: Chosen, known: Known): Chosen {
  if (end === undefined) return { start }
  return { start, end: canEnd(end, start, known) ? end : nearest(hoursFor(dayOf(end), known, start), end) }
}

/** The hour of a day that is nearest to another. */
function nearest(hours: readonly Moment[], meant: string): string | undefined {
  const hour = (time: string) => clockMs(time) % DAY_MS
  const way = ({ time }: Moment) => Math.abs(hour(time) - hour(meant))
  return hours.toSorted((a, b) => way(a) - way(b))[0]?.time
}

/** Whether a stay is free, as far as is known. */
export const isFreeFor = ({ start, end }: Stay, known: Known): boolean =>
  canEnd(end, start, known) && canStart(start, known)
