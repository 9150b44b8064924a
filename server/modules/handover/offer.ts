import type { WireHandoverOffer, WireHandoverPoint } from '#contract/entities/handover-offer.ts'
import { type HandoverRules, readWeek } from '#contract/handover/rules.ts'
import { minor, toWire } from '#contract/money.ts'
import type { Queryable } from '#server/db/database.ts'
import * as repo from './offer-repo.ts'

/** How a listing is handed over, as its rows say, and to reckon with. */
export interface HandoverOffer {
  row: repo.OfferRow
  points: readonly repo.PointRow[]
  rules: HandoverRules
}

/** Finds how a listing is handed over; undefined: it is not. */
export async function findOffer(
  query: Queryable,
  of: Parameters<typeof repo.findOffer>[1],
): Promise<HandoverOffer | undefined> {
  const row = await repo.findOffer(query, of)
  if (!row) return undefined
  const points = await repo.findPoints(query, row)
  return { row, points, rules: rulesOf(row, points) }
}

function rulesOf(row: repo.OfferRow, points: readonly repo.PointRow[]): HandoverRules {
  const { latitude, longitude } = row
  return {
    at: { latitude, longitude },
    points: points.map(({ week, fee_minor, ...it }) => ({
      ...it,
      week: readWeek(week),
      fee: minor(fee_minor),
    })),
    brings: row.brings,
    fetches: row.fetches,
    comes: row.comes,
    turnaroundMinutes: row.turnaround_minutes,
    radius: row.radius_m,
    freeDistance: row.free_m,
    baseFee: minor(row.base_fee_minor),
    kmFee: minor(row.per_km_minor),
    oneWayFee: minor(row.one_way_fee_minor),
    leadMinutes: row.lead_minutes,
    windowMinutes: row.window_minutes,
    week: readWeek(row.week),
  }
}

/** How a listing is handed over, for the wire. */
export function presentOffer({ row, points }: HandoverOffer) {
  const wire = (amount: number) => toWire(minor(amount), row.currency)
  const offer: WireHandoverOffer = {
    points: row.points,
    brings: row.brings,
    fetches: row.fetches,
    comes: row.comes,
    collects: row.collects,
    turnaround_minutes: row.turnaround_minutes,
    radius: row.radius_m,
    free_distance: row.free_m,
    base_fee: wire(row.base_fee_minor),
    km_fee: wire(row.per_km_minor),
    one_way_fee: wire(row.one_way_fee_minor),
    lead_minutes: row.lead_minutes,
    window_minutes: row.window_minutes,
    cutoff_minutes: row.cutoff_minutes,
    week: row.week,
    phone: row.phone,
  }
  return {
    title: row.title,
    currency: row.currency,
    timezone: row.time_zone,
    at: { latitude: row.latitude, longitude: row.longitude },
    offer,
    points: points.map(({ fee_minor, ...it }): WireHandoverPoint => ({ ...it, fee: wire(fee_minor) })),
  }
}
