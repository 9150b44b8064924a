import type { WantedServices } from '#contract/entities/visit.ts'
import { minutesOf, startsOf } from '#contract/visit/starts.ts'
import { type Days, dayOf } from '#contract/visit/windows.ts'
import type { Queryable } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import { agendaOf, type Bookable, noonOf } from '../visit/agenda.ts'
import { requestedServices } from '../visit/requested-visit.ts'
import type { FreedTime } from './repo.ts'

/** When a visit can begin that could not before, in minutes since 1970, and how long it takes. */
export interface FreshStarts {
  starts: readonly number[]
  minutes: number
}

/**
 * Finds the starts of a visit that were not to be had before some times were freed: those first that begin where a
 * freed time does, so that least of it is lost.
 */
export async function freshStarts(
  query: Queryable,
  slug: string,
  services: WantedServices,
  { freed, days, now }: { freed: readonly FreedTime[]; days: Days; now: Date },
): Promise<FreshStarts> {
  const requested = await requestedServices(query, slug, services, noonOf(days.first)).catch(noneIfRefused)
  if (!requested) return { starts: [], minutes: 0 }
  const { store, plan } = requested
  const agenda = await agendaOf(query, store, plan, days, { now })
  const before = new Map(
    [...agenda.people].map(([id, { works, busy }]) => {
      const taken = freed.filter((it) => it.professional_id === id)
      const spans = taken.map((it) => [it.from_min, it.until_min] as const)
      return [id, { works, busy: [...busy, ...spans] }]
    }),
  )
  const known = startsOf(plan, { ...agenda, people: before }).all
  const lost = (start: number) => Math.min(...freed.map((it) => Math.abs(it.from_min - start)))
  const fresh = minutesOf(agenda.frame, startsOf(plan, agenda).all & ~known)
  return { starts: fresh.toSorted((a, b) => lost(a) - lost(b) || a - b), minutes: plan.minutes }
}

/** What the store no longer does frees up for nobody. */
function noneIfRefused(error: unknown): undefined {
  if (error instanceof Refusal) return undefined
  throw error
}

/** The days on which a visit may begin that reaches into some freed times; undefined: none that can be booked. */
export function daysOf(
  freed: readonly FreedTime[],
  { offsets, today, last }: Bookable,
  mostMinutes: number,
): Days | undefined {
  const from = Math.min(...freed.map((it) => it.from_min)) - mostMinutes
  const until = Math.max(...freed.map((it) => it.until_min))
  const days = { first: Math.max(today, dayOf(offsets, from)), last: Math.min(last, dayOf(offsets, until)) }
  return days.first > days.last ? undefined : days
}
