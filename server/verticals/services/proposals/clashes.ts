import { joined, type Span, without } from '#contract/place/spans.ts'
import { dayOf } from '#contract/visit/windows.ts'
import type { Queryable } from '#server/db/database.ts'
import { zoneOffsets } from '#server/modules/listings/hours/zone-offsets.ts'
import { agendaOf, noonOf } from '../visit/agenda.ts'
import { findLines, type LineRow } from '../visit/lines-repo.ts'
import { findBookable } from '../visit/repo.ts'
import * as repo from './repo.ts'

/** A booked visit that cannot be as it is: people of it are not there then, or a unit that it takes is not to be had. */
export interface Clash {
  visit: repo.ComingVisit
  lines: readonly LineRow[]
  /** Those of its lines whose people are not there. */
  clashing: readonly LineRow[]
  reason: 'absent' | 'hours' | 'other'
}

/** Finds why a visit cannot be as it is booked; undefined: it can. */
export async function clashOf(
  query: Queryable,
  visit: repo.ComingVisit,
  now: Date,
): Promise<Clash | undefined> {
  const lines = await findLines(query, [visit.id])
  const [first] = lines
  if (!first) return undefined
  const day = dayOf(zoneOffsets(visit.time_zone, now.getTime()), first.from_min)
  const store = await findBookable(query, visit.slug, [], noonOf(day))
  if (!store) return undefined
  const candidates = lines.flatMap((it) => it.professional_id ?? [])
  const { people } = await agendaOf(
    query,
    store,
    { lines: [{ candidates, service: { needs: [] } }] },
    { first: day, last: day },
    { now },
  )
  const clashing = lines.filter((it) => {
    const works = it.professional_id === null ? undefined : people.get(it.professional_id)?.works
    return works && without(workOf(it), works).length > 0
  })
  if (clashing.length === 0)
    return visit.lost.length > 0 ? { visit, lines, clashing, reason: 'other' } : undefined
  const isAway = await Promise.all(
    clashing.map(({ professional_id, ...it }) =>
      professional_id === null ? false : repo.isAbsent(query, { ...it, professional_id }),
    ),
  )
  return { visit, lines, clashing, reason: isAway.includes(true) ? 'absent' : 'hours' }
}

/** The visits to come that clash, of one store or of all, the next one first. */
export async function findClashes(query: Queryable, now: Date, store?: string): Promise<Clash[]> {
  const found: Clash[] = []
  for (const visit of await repo.findComing(query, now, { store })) {
    const clash = await clashOf(query, visit, now)
    if (clash) found.push(clash)
  }
  return found
}

/** When the person of a line works on it: all of it but for its gap. */
function workOf({ from_min, until_min, gap_at, gap_minutes }: LineRow): Span[] {
  const away = Math.min(until_min, from_min + gap_at)
  const back = Math.min(until_min, away + gap_minutes)
  return joined([
    [from_min, away],
    [back, until_min],
  ])
}
