import type { WireHandoverOffer, WireHandoverPoint } from '../entities/handover-offer.ts'
import { type Currency, fromWire, type Minor } from '../money.ts'
import { readSpans, type Week } from '../place/schedule.ts'

interface Point {
  latitude: number
  longitude: number
}

/** A point of a business, to reckon with. */
export interface HandoverPoint extends Point {
  id: number
  week: Week
  fee: Minor
}

/** How a listing is handed over, to reckon with. Distances are in metres from `at`, where the listing is. */
export interface HandoverRules {
  at: Point
  /** The points there are now; none where the listing is not handed over at points. */
  points: readonly HandoverPoint[]
  brings: boolean
  fetches: boolean
  /** Somebody comes to do their work at an address. */
  comes: boolean
  /** The least time between a thing being collected and being brought back. */
  turnaroundMinutes: number
  radius: number
  freeDistance: number
  baseFee: Minor
  kmFee: Minor
  oneWayFee: Minor
  leadMinutes: number
  windowMinutes: number
  /** When addresses are served. */
  week: Week
}

/** The week of hours that are written down as lists of `{open, close}`, Monday first. */
export const readWeek = (written: readonly unknown[]): Week => written.map((it) => readSpans(it, '').spans)

/** The rules as a reply of the server says them. */
export function rulesFromWire({
  offer,
  points,
  at,
  currency,
}: {
  offer: WireHandoverOffer
  points: readonly WireHandoverPoint[]
  at: Point
  currency: Currency
}): HandoverRules {
  const money = (amount: number) => fromWire(amount, currency)
  return {
    at,
    points: offer.points
      ? points.map(({ id, latitude, longitude, week, fee }) => ({
          ...{ id, latitude, longitude, week: readWeek(week), fee: money(fee) },
        }))
      : [],
    brings: offer.brings,
    fetches: offer.fetches,
    comes: offer.comes ?? false,
    turnaroundMinutes: offer.turnaround_minutes ?? 0,
    radius: offer.radius,
    freeDistance: offer.free_distance,
    baseFee: money(offer.base_fee),
    kmFee: money(offer.km_fee),
    oneWayFee: money(offer.one_way_fee),
    leadMinutes: offer.lead_minutes,
    windowMinutes: offer.window_minutes,
    week: readWeek(offer.week),
  }
}
