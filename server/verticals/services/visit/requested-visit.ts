import type { VisitItem, WantedServices } from '#contract/entities/visit.ts'
import { minor } from '#contract/money.ts'
import { instantOf, minuteOf } from '#contract/visit/grain.ts'
import { type Plan, type PlannedService, type PlanProblem, planOf } from '#contract/visit/plan.ts'
import type { StartProblem } from '#contract/visit/problem.ts'
import type { Queryable } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import { onTheWay, type PlaceProblem, placeProblem } from '../home/one-place.ts'
import * as repo from './repo.ts'

type Problem = PlanProblem['problem'] | PlaceProblem | 'withdrawn' | 'too_long' | 'changed'

/** Refuses a visit, with the reason for people and for programs. */
export const notToBeHad = (problem: Problem | StartProblem, details: object = {}, cause?: unknown) =>
  new Refusal('UNAVAILABLE', `visit.${problem}`, { details: { problem, ...details }, cause })

/** Services that somebody asks for at a store, as they are offered now. */
export interface RequestedServices {
  store: repo.BookableStore
  plan: Plan
}

/**
 * Refuses services that do not exist or can never be had together. `from` is the first day of which hours are
 * found.
 */
export async function requestedServices(
  query: Queryable,
  slug: string,
  wanted: WantedServices,
  from: Date,
): Promise<RequestedServices> {
  const ids = wanted.map((it) => it.id)
  const store = await repo.findBookable(query, slug, ids, from)
  if (!store || store.services.length < ids.length) throw new Refusal('NOT_FOUND', 'error.notFound')
  const services = new Map(store.services.map((it) => [it.id, it]))
  for (const { id } of wanted) {
    const service = services.get(id)
    if (!service?.is_active) throw notToBeHad('withdrawn', { service_id: id })
  }
  const misplaced = placeProblem(store, wanted)
  if (misplaced) throw notToBeHad(misplaced.problem, { service_id: misplaced.id })
  const plan = planOf(
    store.services.map((it) => plannedOf(it, onTheWay(store, it.type))),
    wanted,
  )
  if ('problem' in plan) throw notToBeHad(plan.problem, { service_id: plan.serviceId })
  if (plan.minutes > store.most_minutes) throw notToBeHad('too_long')
  return { store, plan }
}

/** A service as it is planned, with the minutes on the way to the customer and back. */
export const plannedOf = (row: repo.BookableStore['services'][number], travel: number): PlannedService => ({
  id: row.id,
  minutes: row.duration,
  price: minor(row.price_minor),
  gapAt: row.gap_at,
  gapMinutes: row.gap_minutes,
  before: row.before_minutes + travel,
  after: row.after_minutes + travel,
  needs: row.needs,
  people: row.people.map((it) => ({
    id: it.professional_id,
    minutes: it.duration,
    price: it.price_minor === null ? null : minor(it.price_minor),
  })),
  addons: row.addons.map((it) => ({ id: it.id, minutes: it.duration, price: minor(it.price_minor) })),
})

/** A visit that somebody asks for. */
export interface RequestedVisit extends RequestedServices {
  /** In whole minutes since 1970. */
  start: number
}

/**
 * Refuses unknown services, and a visit that takes another time than the person saw. Whether it is free is
 * for the caller to ask.
 */
export async function requestedVisit(query: Queryable, item: VisitItem): Promise<RequestedVisit> {
  const startMs = Date.parse(item.start)
  const asked = await requestedServices(query, item.slug, item.services, new Date(startMs))
  const start = minuteOf(startMs)
  if (start * 60_000 !== startMs) throw notToBeHad('not_a_start')
  const end = start + asked.plan.minutes
  if (item.end !== undefined && Date.parse(item.end) !== end * 60_000)
    throw notToBeHad('changed', { visit: { start: instantOf(start), end: instantOf(end) } })
  return { ...asked, start }
}
