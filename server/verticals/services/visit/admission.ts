import { joined, type Span, without } from '#contract/place/spans.ts'
import { type Assigned, assign, unitsAt } from '#contract/visit/assign.ts'
import { has } from '#contract/visit/bits.ts'
import { instantOf, pieceOf } from '#contract/visit/grain.ts'
import { wantedIn } from '#contract/visit/plan.ts'
import { nearestTo, problemOf } from '#contract/visit/problem.ts'
import { type Agenda, minutesOf, startsOf } from '#contract/visit/starts.ts'
import { dayOf, startOfDay } from '#contract/visit/windows.ts'
import type { Queryable } from '#server/db/database.ts'
import { agendaOf, bookableOf, noonOf } from './agenda.ts'
import type * as repo from './repo.ts'
import { notToBeHad, type RequestedVisit, requestedServices } from './requested-visit.ts'

/** How many other starts are named where one cannot be had, and within how many days of it. */
const NEAREST = 3
const DAYS_AROUND = 7

/**
 * Finds who can do each line of a visit at its start, and chooses the units that it takes. Refuses a start that cannot
 * be had, with the nearest that can.
 */
export async function requireStart(query: Queryable, visit: RequestedVisit, but: repo.But) {
  const { store, plan, start } = visit
  const { offsets, earliest, last } = bookableOf(store, but.now)
  const day = Math.min(last, Math.max(dayOf(offsets, earliest), dayOf(offsets, start)))
  const agenda = await agendaOf(query, store, plan, { first: day, last: day }, but)
  const starts = startsOf(plan, agenda)
  const problem = problemOf(starts, agenda, start)
  if (problem) throw notToBeHad(problem, { nearest: (await nearestStarts(query, visit, but)).map(instantOf) })
  const piece = pieceOf(agenda.frame, start)
  const able = starts.able.map((people) =>
    [...people].filter(([, bits]) => has(bits, piece)).map(([id]) => id),
  )
  const units = unitsAt(plan, agenda, starts, start)
  return { agenda, able, units, day: [startOfDay(offsets, day), startOfDay(offsets, day + 1)] as Span }
}

/** Finds the nearest minutes within some days at which a visit can begin. */
export async function nearestStarts(
  query: Queryable,
  { plan, start, store }: RequestedVisit,
  but: repo.But,
): Promise<number[]> {
  const { offsets, earliest, last } = bookableOf(store, but.now)
  const firstDay = dayOf(offsets, earliest)
  const day = Math.min(last, Math.max(firstDay, dayOf(offsets, start)))
  const days = { first: Math.max(firstDay, day - DAYS_AROUND), last: Math.min(last, day + DAYS_AROUND) }
  const wanted = plan.lines.map(wantedIn)
  // A store is found with its special days from a given day on, so it is found again from the first of these
  // days.
  const found = await requestedServices(query, store.slug, wanted, noonOf(days.first))
  const agenda = await agendaOf(query, found.store, plan, days, but)
  const others = minutesOf(agenda.frame, startsOf(plan, agenda).all).filter((it) => it !== but.exceptStart)
  return nearestTo(others, start, NEAREST)
}

/**
 * Assigns a person to each line of a visit: the one who had that service before the change, if they can; else
 * one chosen fairly among those who can. And the units that it needs.
 */
export async function assigned(
  query: Queryable,
  visit: RequestedVisit,
  but: repo.But,
  before: ReadonlyMap<number, number | null> = new Map(),
): Promise<Assigned> {
  const { agenda, able, units, day } = await requireStart(query, visit, but)
  const first = able.map((ids, at) => {
    const service = visit.plan.lines[at]?.service.id ?? 0
    const same = ids.filter((it) => it === before.get(service))
    return same.length > 0 ? same : ids
  })
  const people = assign(first, (id) => {
    const lastAny = visit.store.staff.find((it) => it.id === id)?.last_any_at
    return { load: loadOf(agenda, id, day), lastAny: lastAny ? Date.parse(lastAny) : 0 }
  })
  return { people, units }
}

/** The part of a day's working time in which a person is taken. */
function loadOf({ people }: Agenda, id: number, [from, until]: Span): number {
  const { works, busy } = people.get(id) ?? { works: [], busy: [] }
  const today = works.flatMap(([a, b]): Span[] =>
    b > from && a < until ? [[Math.max(a, from), Math.min(b, until)]] : [],
  )
  const minutes = (spans: readonly Span[]) => spans.reduce((total, [a, b]) => total + b - a, 0)
  const all = minutes(today)
  return all === 0 ? 0 : 1 - minutes(without(today, joined(busy))) / all
}
