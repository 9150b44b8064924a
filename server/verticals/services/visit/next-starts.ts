import type { ParsedRequestOf, RawReplyOf } from '#contract/call.ts'
import type { getNextStarts } from '#contract/calls/services/next-starts.ts'
import type { WantedServices } from '#contract/entities/visit.ts'
import { instantOf } from '#contract/visit/grain.ts'
import { type Plan, planOf } from '#contract/visit/plan.ts'
import { minutesOf, startsOf } from '#contract/visit/starts.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { agendaOf, bookableOf } from './agenda.ts'
import * as repo from './repo.ts'
import { plannedOf } from './requested-visit.ts'

/** Nobody is on the way to the store. */
const AT_THE_STORE = 0
/** How many days the next starts are looked for in. */
const DAYS_AHEAD = 28

/** The next starts of several visits, each by itself, in two statements. */
export class NextStarts {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async next({
    slug,
    visits,
    most,
  }: ParsedRequestOf<typeof getNextStarts>): Promise<RawReplyOf<typeof getNextStarts>> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const ids = [...new Set(visits.flat().map((it) => it.id))]
    const store = await repo.findBookable(database.query, slug, ids, now)
    if (!store) throw new Refusal('NOT_FOUND', 'error.notFound')
    const plans = visits.map((it) => planAt(store, it))
    const { today, last } = bookableOf(store, now)
    const days = { first: today, last: Math.min(last, today + DAYS_AHEAD) }
    const lines = plans.flatMap((it) => it?.lines ?? [])
    const agenda = await agendaOf(database.query, store, { lines }, days, { now })
    const startsAt = (plan: Plan) => minutesOf(agenda.frame, startsOf(plan, agenda).all).slice(0, most)
    return {
      timezone: store.time_zone,
      starts: plans.map((it) => (it ? startsAt(it).map(instantOf) : [])),
      as_of: now.toISOString(),
    }
  }
}

/** The plan of a visit; undefined where it cannot be had at the store. */
function planAt(store: repo.BookableStore, wanted: WantedServices): Plan | undefined {
  const offered = store.services.filter((it) => it.is_active && it.type === 'at_store')
  if (!wanted.every(({ id }) => offered.some((it) => it.id === id))) return undefined
  const plan = planOf(
    offered.map((it) => plannedOf(it, AT_THE_STORE)),
    wanted,
  )
  return 'problem' in plan || plan.minutes > store.most_minutes ? undefined : plan
}
