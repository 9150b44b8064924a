import { clockMs, clockText } from '#contract/clock.ts'
import { type Stay, stayProblem } from '#contract/rental/stay.ts'
import { dayOf } from '#src/lib/month.ts'
import { type Moment, momentsOf } from '#src/lib/zone-clock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** One comes and goes then where nobody says otherwise. */
const USUAL_HOUR = 10

/** A time that is taken, by the clock at the place. */
export interface Span {
  from: number
  until: number
}

/** What is known of when a rental can be had. */
export interface Known {
  zone: string
  /** A moment ago, by the clock there. */
  now: string
  taken: readonly Span[]
}

/** What was chosen so far. */
export interface Chosen {
  start?: string | undefined
  end?: string | undefined
}

/** What was chosen, once it begins and ends. */
export const wholeOf = ({ start, end }: Chosen): Stay | undefined =>
  start !== undefined && end !== undefined ? { start, end } : undefined

const dayMs = (day: string) => clockMs(`${day} 00:00`)
const hoursOf = (day: string) => [...Array(24).keys()].map((hour) => clockText(dayMs(day) + hour * HOUR_MS))

const isFree = ({ taken }: Known, from: number, until: number) =>
  taken.every((it) => it.until <= from || it.from >= until)

/** Whether it can begin then: what follows can be had for as long as nothing is shorter. */
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

/** The hours of a day at which it can begin, or from `start` on, end. Skipped ones are not there, doubled ones twice. */
export function hoursFor(day: string, known: Known, start?: string): readonly Moment[] {
  const can = (time: string) => (start === undefined ? canStart(time, known) : canEnd(time, start, known))
  return hoursOf(day)
    .filter(can)
    .flatMap((it) => momentsOf(it, known.zone))
}

/** `past`: it can never be chosen. `part`: only some of its hours are taken. */
export type DayState = 'past' | 'taken' | 'part' | 'free'

/** How a day stands, whoever chooses. */
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

/** What a tap on a day chooses: after a beginning its end, where that can be; else another beginning. */
export function choose(day: string, chosen: Chosen, known: Known): Chosen {
  const start = waitsForEnd(chosen, day)
  const end = start === undefined ? undefined : nearest(hoursFor(day, known, start), start)
  if (end !== undefined) return { start, end }
  const usual = chosen.start ?? clockText(USUAL_HOUR * HOUR_MS)
  return { start: nearest(hoursFor(day, known), usual) ?? chosen.start }
}

/** The same with another hour; an end that cannot be any more is asked for again. */
export function withStart(start: string, { end }: Chosen, known: Known): Chosen {
  if (end === undefined) return { start }
  return { start, end: canEnd(end, start, known) ? end : nearest(hoursFor(dayOf(end), known, start), end) }
}

/** The hour of the day nearest to one that was meant. */
function nearest(hours: readonly Moment[], meant: string): string | undefined {
  const hour = (time: string) => clockMs(time) % DAY_MS
  const way = ({ time }: Moment) => Math.abs(hour(time) - hour(meant))
  return hours.toSorted((a, b) => way(a) - way(b))[0]?.time
}

/** Whether all of it is free, as far as is known. */
export const isFreeFor = ({ start, end }: Stay, known: Known): boolean =>
  canEnd(end, start, known) && canStart(start, known)
