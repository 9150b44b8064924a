import type { VisitItem } from '#contract/entities/visit.ts'
import { sum } from '#contract/money.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { saveLegs } from '#server/modules/handover/agreed-repo.ts'
import {
  type But,
  dropHeldDrives,
  findDrives,
  holdDrives,
  nobodyFree,
} from '#server/modules/handover/drives-repo.ts'
import { drivesOf } from '#server/modules/handover/planned.ts'
import type { Offer } from '#server/modules/orders/offer.ts'
import { addLines, saveHeld } from '../visit/lines-repo.ts'
import {
  type CollectionItem,
  collectionOffer,
  plannedCollection,
  requestedCollection,
} from './requested-collection.ts'

/** The offer of an order item for which things are collected. */
export async function offerCollection(query: Queryable, item: CollectionItem, now: Date): Promise<Offer> {
  const asked = await requestedCollection(query, item, now)
  return collectionOffer(asked, sum(...asked.planned.legs.map((it) => it.fee)))
}

/** Refuses windows in which nobody is free to drive. */
export async function requireDriver(query: Queryable, item: CollectionItem, but: But): Promise<void> {
  const { planned, during } = await plannedCollection(query, item)
  const courier = planned?.offer.row.courier_id
  if (courier == null) return
  for (const drive of drivesOf(planned, during))
    if ((await findDrives(query, courier, drive, but)).length > 0) throw nobodyFree()
}

/** Makes a hold take whoever drives in both windows. */
export async function holdCollection(
  tx: Tx,
  holdId: string,
  item: CollectionItem,
  held: VisitItem,
): Promise<void> {
  await dropHeldDrives(tx, holdId)
  const { store } = await holdDriver(tx, holdId, item)
  await saveHeld(tx, holdId, { store_id: store.id, item: held, lines: [] })
}

/** Makes a hold take whoever drives, as far as a booking does not have them already. */
export async function holdDriver(tx: Tx, holdId: string, item: CollectionItem, beside?: number) {
  const asked = await plannedCollection(tx, item)
  const { planned, during } = asked
  const courier = planned?.offer.row.courier_id
  if (courier != null) await holdDrives(tx, holdId, courier, drivesOf(planned, during), beside)
  return asked
}

/** Stores what is collected for a booking, and how. */
export async function saveCollection(tx: Tx, bookingId: number, item: CollectionItem): Promise<void> {
  const { lines, planned, during } = await plannedCollection(tx, item)
  await addLines(tx, bookingId, lines)
  await saveLegs(tx, bookingId, planned, during)
}
