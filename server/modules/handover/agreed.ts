import { isDeepStrictEqual } from 'node:util'
import type { Handover, HandoverPlace } from '#contract/entities/handover.ts'
import type { PlannedLeg } from '#contract/handover/plan.ts'
import { minor, sum } from '#contract/money.ts'
import type { Queryable } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import { findLegs, findOffers, type LegRow } from './agreed-repo.ts'
import type { PlannedHandover } from './planned.ts'
import { changeUntil } from './presenter.ts'

/** How a booking is handed over, as it was agreed; undefined: nothing was. */
export async function agreedHandover(query: Queryable, bookingId: number): Promise<Handover | undefined> {
  const [pickup, drop] = await findLegs(query, [bookingId])
  if (!pickup || !drop) return undefined
  const { contact_name, contact_phone, note } = pickup
  return { pickup: placeOf(pickup), drop: placeOf(drop), contact_name, contact_phone, note }
}

function placeOf({ kind, point_id, address, latitude, longitude }: LegRow): HandoverPlace {
  if (kind === 'address' && latitude !== null && longitude !== null) return { address, latitude, longitude }
  // No point has the number 0: one that is gone, and an address that is wiped, can be no place any more.
  return { point_id: point_id ?? 0 }
}

/** A plan at the fees that were agreed, where both its places are those of the booking. */
export async function atAgreedFees(
  query: Queryable,
  bookingId: number,
  planned: PlannedHandover,
): Promise<PlannedHandover> {
  const rows = await findLegs(query, [bookingId])
  const rowOf = ({ leg, place }: PlannedLeg) =>
    rows.find((it) => it.leg === leg && isDeepStrictEqual(placeOf(it), place))
  const [pickup, drop] = planned.legs
  const [pickupRow, dropRow] = [rowOf(pickup), rowOf(drop)]
  if (!pickupRow || !dropRow) return planned
  const first = { ...pickup, fee: minor(pickupRow.fee_minor) }
  const last = { ...drop, fee: minor(dropRow.fee_minor) }
  return { ...planned, legs: [first, last], total: sum(first.fee, last.fee) }
}

/** Whether another handover than the agreed one is asked. */
export const isOtherHandover = async (query: Queryable, bookingId: number, asked: Handover | undefined) =>
  !isDeepStrictEqual(await agreedHandover(query, bookingId), asked)

/**
 * Refuses to change a booking that is handed over in an agreed way, or would be, once somebody may be on their way.
 */
export async function requireInTime(
  query: Queryable,
  bookingId: number,
  now: Date,
  text: 'handover.too_late' | 'homeVisit.too_late' = 'handover.too_late',
): Promise<void> {
  const [offer] = await findOffers(query, [bookingId])
  if (offer && changeUntil(offer, offer) <= now)
    throw new Refusal('UNAVAILABLE', text, { details: { problem: 'too_late' } })
}
