import type { WantedServices } from '#contract/entities/visit.ts'
import type { Span } from '#contract/place/spans.ts'
import { type Agenda, type Calendar, minutesOf, startsOf } from '#contract/visit/starts.ts'
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
  const known = startsOf(plan, beforeFreed(agenda, freed)).all
  const lost = (start: number) => Math.min(...freed.map((it) => Math.abs(it.from_min - start)))
  const fresh = minutesOf(agenda.frame, startsOf(plan, agenda).all & ~known)
  return { starts: fresh.toSorted((a, b) => lost(a) - lost(b) || a - b), minutes: plan.minutes }
}

/** An agenda as it was before some times were freed. */
function beforeFreed({ people, units, ...agenda }: Agenda, freed: readonly FreedTime[]): Agenda {
  const withTaken = <T extends Pick<Calendar, 'busy'>>(it: T, isOf: (of: FreedTime) => boolean): T => ({
    ...it,
    busy: [...it.busy, ...freed.filter(isOf).map((of): Span => [of.from_min, of.until_min])],
  })
  const before = [...people].map(
    ([id, it]) => [id, withTaken(it, (of) => of.professional_id === id)] as const,
  )
  const unitsBefore = [...units].map(([kind, all]) => {
    const taken = all.map((it) =>
      withTaken(it, (of) => of.resource_id === it.resource_id && (of.unit === null || of.unit === it.unit)),
    )
    return [kind, taken] as const
  })
  return { ...agenda, people: new Map(before), units: new Map(unitsBefore) }
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
