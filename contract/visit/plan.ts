import type { Minor } from '../money.ts'
import type { Span } from '../place/spans.ts'
import { type Terms, withAddons } from './terms.ts'

/** A professional who does a service, in their own time and at their own price where they have one. */
export interface Doer {
  id: number
  minutes: number | null
  price: Minor | null
}

/** What can be added to a service, whoever does it. */
export interface PlannedAddon extends Terms {
  id: number
}

/** A service of a store, as it is planned. All its lengths are multiples of the grain. */
export interface PlannedService extends Terms {
  id: number
  /** From so many minutes after it began, and for so many, whoever does it is free for others. */
  gapAt: number
  gapMinutes: number
  /** How long they prepare for it, and clear up after it. */
  before: number
  after: number
  /** The kinds of resources that it takes one unit of each of, from its preparation to its clearing up. */
  needs: readonly string[]
  people: readonly Doer[]
  addons: readonly PlannedAddon[]
}

/** A service that is wanted on a visit, and who was asked for; null: anybody. */
export interface Wanted {
  id: number
  professional_id: number | null
  /** What is added to it, by its id. */
  addons: number[]
}

/** A line of a plan: one service of the visit with its add-ons, and who can do it. */
export interface PlanLine extends Terms {
  service: PlannedService
  /** Who was asked for; null: anybody. */
  by: number | null
  /** In minutes from the beginning of the visit. */
  offset: number
  /** What the service takes and costs by itself, with whoever was asked for. */
  own: Terms
  /** In the order in which the store has them. */
  addons: readonly PlannedAddon[]
  /** Who may do it. */
  candidates: readonly number[]
}

/** Services one after the other, without a time yet. */
export interface Plan {
  lines: readonly PlanLine[]
  minutes: number
}

/** Why services cannot be planned as they were asked for. */
export interface PlanProblem {
  problem: 'not_done_by' | 'done_by_nobody' | 'addon_withdrawn'
  serviceId: number
}

/** Plans services in the order in which they are asked for. Who does a service for which nobody was asked costs and takes no more than it says. */
export function planOf(services: readonly PlannedService[], wanted: readonly Wanted[]): Plan | PlanProblem {
  const lines: PlanLine[] = []
  let offset = 0
  for (const it of wanted) {
    const service = services.find(({ id }) => id === it.id)
    if (!service) throw new RangeError(`Nothing is known of the service ${it.id}.`)
    const line = lineOf(service, it)
    if (typeof line === 'string') return { problem: line, serviceId: it.id }
    lines.push({ ...line, offset })
    offset += line.minutes
  }
  return { lines, minutes: offset }
}

function lineOf(
  service: PlannedService,
  { professional_id: by, addons: added }: Wanted,
): Omit<PlanLine, 'offset'> | PlanProblem['problem'] {
  const named = by === null ? undefined : service.people.find((it) => it.id === by)
  if (by !== null && !named) return 'not_done_by'
  const candidates = named ? [named.id] : inTime(service)
  if (candidates.length === 0) return 'done_by_nobody'
  const addons = service.addons.filter((it) => added.includes(it.id))
  if (addons.length < added.length) return 'addon_withdrawn'
  const own = { minutes: named?.minutes ?? service.minutes, price: named?.price ?? service.price }
  return { service, by, own, addons, ...withAddons(own, addons), candidates }
}

/** A line of a plan, as it was asked for. */
export const wantedIn = ({ service, by, addons }: PlanLine): Wanted => ({
  id: service.id,
  professional_id: by,
  addons: addons.map((it) => it.id),
})

const inTime = ({ people, minutes }: PlannedService) =>
  people.filter((it) => (it.minutes ?? minutes) <= minutes).map((it) => it.id)

/** When somebody works on a line, in minutes from the beginning of the visit: all of it but for its gap. */
export function workOf({ service, offset, minutes }: PlanLine): Span[] {
  const end = offset + minutes
  const away = Math.min(end, offset + service.gapAt)
  const back = Math.min(end, away + service.gapMinutes)
  return notEmpty([offset, away], [back, end])
}

/** When somebody prepares for a line and clears up after it. */
export function buffersOf({ service, offset, minutes }: PlanLine): Span[] {
  const end = offset + minutes
  return notEmpty([offset - service.before, offset], [end, end + service.after])
}

/** When a line takes what it needs besides people: without a break, as whoever it is done to stays there. */
export function stayOf({ service, offset, minutes }: PlanLine): Span[] {
  return [[offset - service.before, offset + minutes + service.after]]
}

const notEmpty = (...spans: Span[]) => spans.filter(([from, until]) => from < until)
