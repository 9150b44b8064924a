import * as v from 'valibot'
import { handoverSchema } from '#contract/entities/handover.ts'
import type { OrderItemsOf } from '#contract/entities/order-item.ts'
import { stayTimes } from '#contract/entities/stay.ts'
import type { Tx } from '#server/db/database.ts'
import {
  agreedHandover,
  atAgreedFees,
  isOtherHandover,
  requireInTime,
} from '#server/modules/handover/agreed.ts'
import { saveLegs } from '#server/modules/handover/agreed-repo.ts'
import { bookDrives } from '#server/modules/handover/drives-repo.ts'
import type { PlannedHandover } from '#server/modules/handover/planned.ts'
import type { Changeable } from '#server/modules/orders/change/changeable.ts'
import { findOwnHold } from '../availability/own-repo.ts'
import { retakeElsewhere } from '../calendars/elsewhere.ts'
import * as repo from '../stay/repo.ts'
import { assertCourierFree, holdCourier } from '../stay/requested-handover.ts'
import { itemOf, priceOf, spotOf } from '../stay/requested-stay.ts'
import { stayOffer } from '../stay/stay-offer.ts'
import { holdBeside, moveStay, recordMoved } from './repo.ts'

/** Other times for a rental, and another way to get it; without one it stays as it was agreed. */
const wanted = v.object({ ...stayTimes, handover: v.optional(v.nullable(handoverSchema)) })

/**
 * Changes the times of a booked rental, and how it is handed over: its stay moves, and a constraint of the database
 * keeps stays apart.
 */
export const rentalChange: Changeable<OrderItemsOf<'rentals'>, v.InferOutput<typeof wanted>> = {
  wanted,

  async itemsOf(query, { slug, bookingId }, { handover: asked, ...times }) {
    const handover = asked === undefined ? await agreedHandover(query, bookingId) : asked
    return [{ slug, ...times, ...(handover && { handover }) }]
  },

  async offer(query, items, { bookingId }, now) {
    const item = itemOf(items)
    const isHandedOver = item.handover ?? (await agreedHandover(query, bookingId))
    if (isHandedOver) await requireInTime(query, bookingId, now)
    return stayOffer(query, item, now, (planned) => atAgreedFees(query, bookingId, planned))
  },

  isOther: (query, items, { bookingId }) => isOtherHandover(query, bookingId, itemOf(items).handover),

  async assertAvailable(query, items, now, { bookingId, accountId }) {
    const { rental, during, handover } = await spotOf(query, items)
    const exceptHold = await findOwnHold(query, accountId, rental.id, now)
    const but = { now, exceptHold, exceptBooking: bookingId }
    const taken = await repo.findTaken(query, rental.id, during, but)
    if (taken.length > 0) throw repo.notAvailable()
    await assertCourierFree(query, handover, during, but)
  },

  async reserve(tx, holdId, items, now, { bookingId, accountId }) {
    const { rental, during, handover } = await spotOf(tx, items)
    await dropOwn(tx, accountId, rental.id, now)
    await holdBeside(tx, holdId, bookingId, during)
    await holdCourier(tx, holdId, handover, during, bookingId)
  },

  async move(tx, items, now, { bookingId, accountId }) {
    const { rental, during, handover } = await spotOf(tx, items)
    await dropOwn(tx, accountId, rental.id, now)
    await moveStay(tx, bookingId, during)
    await recordMoved(tx, bookingId, rental, priceOf(rental, itemOf(items)))
    await moveHandover(tx, bookingId, handover, during)
    await retakeElsewhere(tx, rental.id, now)
  },
}

async function moveHandover(
  tx: Tx,
  bookingId: number,
  planned: PlannedHandover | undefined,
  during: repo.During,
): Promise<void> {
  await saveLegs(tx, bookingId, planned && (await atAgreedFees(tx, bookingId, planned)), during)
  await bookDrives(tx, bookingId)
}

async function dropOwn(tx: Tx, accountId: number, rentalId: number, now: Date): Promise<void> {
  const hold = await findOwnHold(tx, accountId, rentalId, now)
  if (hold !== undefined) await repo.dropHeld(tx, hold)
}
