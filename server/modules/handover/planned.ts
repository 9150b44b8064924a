import { type Handover, isAddress } from '#contract/entities/handover.ts'
import { planCollection } from '#contract/handover/collection.ts'
import { type HandoverPlan, planHandover, problemOf } from '#contract/handover/plan.ts'
import type { Queryable } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Drive } from './drives-repo.ts'
import { findOffer, type HandoverOffer } from './offer.ts'

const MINUTE_MS = 60_000

/** A handover that can be, as far as its places and times go. Whether somebody is free to drive is another question. */
export interface PlannedHandover extends HandoverPlan {
  offer: HandoverOffer
  asked: Handover
}

/** Plans how a listing is handed over; undefined: it is not. `now` and the stay are by the clock there. */
export async function findPlan(
  query: Queryable,
  listingId: number,
  asked: Handover,
  stay: { start: string; end: string },
  now: string,
): Promise<PlannedHandover | undefined> {
  const offer = await findOffer(query, { listingId })
  return offer && { ...planHandover(offer.rules, asked, stay, now), offer, asked }
}

/** Plans how things of a listing are collected and brought back; undefined: they are not. */
export async function findCollection(
  query: Queryable,
  listingId: number,
  asked: Handover,
  times: { start: string; end: string },
  of: { now: string; minutes: number },
): Promise<PlannedHandover | undefined> {
  const offer = await findOffer(query, { listingId })
  if (!offer?.row.collects) return undefined
  return { ...planCollection(offer.rules, asked, times, of), offer, asked }
}

/** Refuses a handover that cannot be. */
export function requirePossible(planned: PlannedHandover | undefined): PlannedHandover {
  if (!planned) throw refused('not_offered')
  const wrong = problemOf(planned)
  if (wrong) throw refused(wrong.problem, wrong.leg)
  return planned
}

const refused = (
  problem: 'not_offered' | NonNullable<ReturnType<typeof problemOf>>['problem'],
  leg?: string,
) => new Refusal('UNAVAILABLE', `handover.${problem}`, { details: { problem, ...(leg && { leg }) } })

/** The instants of the windows of both legs. */
export function windowsOf(
  { offer }: Pick<PlannedHandover, 'offer'>,
  { from, until }: Drive,
): { pickup: Drive; drop: Drive } {
  const ms = offer.row.window_minutes * MINUTE_MS
  return {
    pickup: { from, until: new Date(from.getTime() + ms) },
    drop: { from: new Date(until.getTime() - ms), until },
  }
}

/** When a courier drives for it: in the windows of the legs that are at an address. */
export function drivesOf(planned: PlannedHandover | undefined, during: Drive): Drive[] {
  if (!planned || planned.offer.row.courier_id === null) return []
  const windows = windowsOf(planned, during)
  return planned.legs.filter((it) => isAddress(it.place)).map((it) => windows[it.leg])
}
