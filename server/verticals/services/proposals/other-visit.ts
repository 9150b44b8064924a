import type { WantedServices } from '#contract/entities/visit.ts'
import { occupancyOf, type TakenSpan } from '#contract/visit/assign.ts'
import { instantOf } from '#contract/visit/grain.ts'
import type { Tx } from '#server/db/database.ts'
import type { BookedLine } from '#server/db/visit-tables.ts'
import { Refusal } from '#server/refusal.ts'
import { assigned, nearestStarts } from '../visit/admission.ts'
import { heldLines, plannedLines, wantedOf } from '../visit/planned-visit.ts'
import { requestedVisit } from '../visit/requested-visit.ts'
import type { Clash } from './clashes.ts'

/** A visit as it would be instead: its lines, and when who and what is taken for them. */
export interface OtherVisit {
  lines: BookedLine[]
  taken: TakenSpan[]
}

type Booked = Pick<Clash, 'visit' | 'lines'>

/**
 * A visit at a start and with people of the store's choice, at the prices that were agreed. The store may be
 * quicker than its customers have to be. Refuses what cannot be had.
 */
export async function otherVisit(
  tx: Tx,
  { visit: { id, slug }, lines: booked }: Booked,
  { start, services }: { start: number; services: WantedServices },
  now: Date,
): Promise<OtherVisit> {
  const asked = await requestedVisit(tx, { slug, start: instantOf(start), services })
  const visit = { ...asked, store: { ...asked.store, lead_minutes: 0 } }
  const before = new Map(booked.map((it) => [it.service_id, it.professional_id]))
  const but = { now, exceptBooking: id, exceptStart: booked[0]?.from_min }
  const by = await assigned(tx, visit, but, before)
  const held = heldLines(visit, by.people)
  const lines = plannedLines(visit).map((line, at) => {
    const agreed = booked.find((it) => it.service_id === line.service_id)
    const { is_any, price_minor, addons } = agreed ?? line
    return { ...line, ...held[at], is_any, price_minor, addons }
  })
  return { lines, taken: occupancyOf(visit.plan, by, start) }
}

/**
 * What comes closest to a visit that clashes: the same time with others in place of those who are not there;
 * else the nearest time with the people who were asked for; else the nearest with anybody. Undefined where
 * nothing can be had.
 */
export async function closestVisit(tx: Tx, clash: Clash, now: Date): Promise<OtherVisit | undefined> {
  const { visit, lines, clashing } = clash
  const start = lines[0]?.from_min ?? 0
  const asBooked = lines.map(wantedOf)
  const byOthers = lines.map((it) => ({
    ...wantedOf(it),
    ...(clashing.includes(it) && { professional_id: null }),
  }))
  const sameTime = await orRefused(otherVisit(tx, clash, { start, services: byOthers }, now))
  if (sameTime) return sameTime
  for (const services of [asBooked, byOthers]) {
    const [nearest] = (await orRefused(nearestOf(tx, clash, services, now))) ?? []
    const found =
      nearest === undefined
        ? undefined
        : await orRefused(otherVisit(tx, { visit, lines }, { start: nearest, services }, now))
    if (found) return found
  }
  return undefined
}

async function nearestOf(tx: Tx, { visit, lines }: Booked, services: WantedServices, now: Date) {
  const start = lines[0]?.from_min ?? 0
  const asked = await requestedVisit(tx, { slug: visit.slug, start: instantOf(start), services })
  return nearestStarts(tx, asked, { now, exceptBooking: visit.id, exceptStart: start })
}

/** Whether a visit keeps its time, and all who were asked for by name. */
export const isAsAsked = (booked: Booked['lines'], { lines }: OtherVisit): boolean =>
  lines.length === booked.length &&
  booked.every((it, at) => {
    const line = lines[at]
    const isThen = line?.from_min === it.from_min && line.until_min === it.until_min
    return isThen && (it.is_any || line.professional_id === it.professional_id)
  })

async function orRefused<T>(looking: Promise<T>): Promise<T | undefined> {
  try {
    return await looking
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
