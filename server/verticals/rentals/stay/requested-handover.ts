import type { StayItem } from '#contract/entities/stay.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import {
  type But,
  type Drive,
  findDrives,
  holdDrives,
  lockCourier,
  nobodyFree,
} from '#server/modules/handover/drives-repo.ts'
import { findOffer } from '#server/modules/handover/offer.ts'
import {
  drivesOf,
  findPlan,
  type PlannedHandover,
  requirePossible,
} from '#server/modules/handover/planned.ts'
import type { RentalRow } from '../stay/repo.ts'
import { clockAt } from '../stay/stay-time.ts'

/** Plans the handover of a requested stay; undefined: none is asked for. Refuses one that is impossible. */
export async function requestedHandover(
  query: Queryable,
  rental: RentalRow,
  item: StayItem,
  now: Date,
): Promise<PlannedHandover | undefined> {
  return item.handover && requirePossible(await planOf(query, rental, item, clockAt(now, rental.time_zone)))
}

/** The handover of an item that was checked before in the same transaction. */
export const checkedHandover = async (query: Queryable, rental: RentalRow, item: StayItem) =>
  item.handover && planOf(query, rental, item, item.start_date)

const planOf = (query: Queryable, { id }: RentalRow, item: StayItem, now: string) =>
  item.handover && findPlan(query, id, item.handover, { start: item.start_date, end: item.end_date }, now)

/** Locks the courier of a rental, where an item needs them. */
export async function lockCourierOf(tx: Tx, listingId: number, item: StayItem, now: Date): Promise<void> {
  if (!item.handover) return
  const courier = (await findOffer(tx, { listingId }))?.row.courier_id
  if (courier != null) await lockCourier(tx, courier, now)
}

/** Refuses a handover for which the courier is not free. */
export async function assertCourierFree(
  query: Queryable,
  planned: PlannedHandover | undefined,
  during: Drive,
  but: But,
): Promise<void> {
  const courier = planned?.offer.row.courier_id
  if (courier == null) return
  for (const drive of drivesOf(planned, during))
    if ((await findDrives(query, courier, drive, but)).length > 0) throw nobodyFree()
}

/** Has a hold take the courier for a handover, except for drives that a booking has already. */
export async function holdCourier(
  tx: Tx,
  holdId: string,
  planned: PlannedHandover | undefined,
  during: Drive,
  beside?: number,
): Promise<void> {
  const courier = planned?.offer.row.courier_id
  if (courier != null) await holdDrives(tx, holdId, courier, drivesOf(planned, during), beside)
}
