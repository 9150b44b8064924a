import { clockMs } from '../clock.ts'
import { kilometresBetween } from '../distance.ts'
import { type HandoverPlace, isAddress, type LegName } from '../entities/handover.ts'
import { type Minor, sum, ZERO } from '../money.ts'
import type { Week } from '../place/schedule.ts'
import { feeFor, metresTo } from './distance-fee.ts'
import type { HandoverPoint, HandoverRules } from './rules.ts'
import { isWindow, type Window, windowFrom, windowsOn, windowUntil } from './windows.ts'

const MINUTE_MS = 60_000
const METRES = 1000

/** Why a leg is refused; each has its text, `handover.REASON`. */
export type HandoverProblem =
  | 'not_offered'
  | 'no_such_point'
  | 'outside'
  | 'closed'
  | 'too_early'
  | 'not_ready'

/** Where the thing is taken over and given back. */
export type Places = Readonly<Record<LegName, HandoverPlace>>

/** A leg as it would be: its window by the clock there, what it costs, and how far it is. */
export interface PlannedLeg {
  leg: LegName
  place: HandoverPlace
  window: Window
  fee: Minor
  /** In metres; null: at a point. */
  distance: number | null
  problem?: HandoverProblem
}

/** A handover as it would be. Its problem is that of the first leg that has one. */
export interface HandoverPlan {
  legs: readonly [pickup: PlannedLeg, drop: PlannedLeg]
  total: Minor
}

/**
 * Plans how a thing is handed over from the beginning to the end of having it: the window of the first leg begins with
 * it, that of the last one ends with it. `now` and both are times on the clock there.
 */
export function planHandover(
  rules: HandoverRules,
  places: Places,
  stay: { start: string; end: string },
  now: string,
): HandoverPlan {
  const earliest = clockMs(now) + rules.leadMinutes * MINUTE_MS
  const pickup = planLeg(rules, 'pickup', places.pickup, windowFrom(stay.start, rules.windowMinutes))
  const drop = planLeg(rules, 'drop', places.drop, windowUntil(stay.end, rules.windowMinutes))
  const isTooEarly = !pickup.problem && clockMs(stay.start) < earliest
  const first: PlannedLeg = isTooEarly ? { ...pickup, problem: 'too_early' } : pickup
  const last = { ...drop, fee: isOneWay(places) ? sum(drop.fee, rules.oneWayFee) : drop.fee }
  return { legs: [first, last], total: sum(first.fee, last.fee) }
}

const isOneWay = ({ pickup, drop }: Places): boolean =>
  !isAddress(pickup) && !isAddress(drop) && pickup.point_id !== drop.point_id

function planLeg(rules: HandoverRules, leg: LegName, place: HandoverPlace, window: Window): PlannedLeg {
  const week = weekAt(rules, place)
  const problem = placeProblem(rules, leg, place) ?? (week && isWindow(week, window) ? undefined : 'closed')
  const of = { leg, place, window, ...(problem && { problem }) }
  if (!isAddress(place)) return { ...of, fee: pointOf(rules, place.point_id)?.fee ?? ZERO, distance: null }
  const distance = metresTo(rules, place)
  return { ...of, fee: feeFor(rules, distance), distance }
}

const pointOf = ({ points }: HandoverRules, id: number) => points.find((it) => it.id === id)

/** When somebody is at a place; undefined: it is no place where anything is handed over. */
const weekAt = (rules: HandoverRules, place: HandoverPlace): Week | undefined =>
  !isAddress(place) ? pointOf(rules, place.point_id)?.week : rules.week

function placeProblem(rules: HandoverRules, leg: LegName, place: HandoverPlace): HandoverProblem | undefined {
  if (!isAddress(place)) return pointOf(rules, place.point_id) ? undefined : 'no_such_point'
  if (!(leg === 'pickup' ? rules.brings : rules.fetches)) return 'not_offered'
  return metresTo(rules, place) > rules.radius ? 'outside' : undefined
}

/** The windows of a leg on a day, at a place. */
export const windowsAt = (rules: HandoverRules, place: HandoverPlace, day: string): readonly Window[] =>
  windowsOn(weekAt(rules, place) ?? [], day, rules.windowMinutes)

/** The point nearest to somewhere, and how many metres it is away. */
export function nearestPoint(
  { points }: HandoverRules,
  from: { latitude: number; longitude: number },
): { point: HandoverPoint; distance: number } | undefined {
  return points
    .map((point) => ({ point, distance: Math.round(kilometresBetween(from, point) * METRES) }))
    .sort((one, other) => one.distance - other.distance)
    .at(0)
}

/** The first leg that cannot be, and why. */
export const problemOf = ({ legs }: HandoverPlan): (PlannedLeg & { problem: HandoverProblem }) | undefined =>
  legs.find((it): it is PlannedLeg & { problem: HandoverProblem } => it.problem !== undefined)
