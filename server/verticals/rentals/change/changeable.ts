import type { OrderItemsOf } from '#contract/entities/order-item.ts'
import type { Tx } from '#server/db/database.ts'
import type { Changeable } from '#server/modules/orders/change/changeable.ts'
import { Refusal } from '#server/refusal.ts'
import { findOwnHold } from '../availability/own-repo.ts'
import { retakeElsewhere } from '../calendars/elsewhere.ts'
import * as repo from '../stay/repo.ts'
import { itemOf, priceOf, spotOf } from '../stay/requested-stay.ts'
import { holdBeside, moveStay, recordMoved, slugOf } from './repo.ts'

/** A booked rental gets other times: its stay moves, under the rule that no two overlap. */
export const rentalChange: Changeable<OrderItemsOf<'rentals'>> = {
  async itemsOf(query, listingId, times) {
    const slug = await slugOf(query, listingId)
    if (slug === undefined) throw new Refusal('UNAVAILABLE', 'order.closed')
    return [{ slug, ...times }]
  },

  async assertAvailable(query, items, now, { bookingId, accountId }) {
    const { rental, during } = await spotOf(query, items)
    const exceptHold = await findOwnHold(query, accountId, rental.id, now)
    const taken = await repo.findTaken(query, rental.id, during, {
      now,
      exceptHold,
      exceptBooking: bookingId,
    })
    if (taken.length > 0) throw repo.notAvailable()
  },

  async reserve(tx, holdId, items, now, { bookingId, accountId }) {
    const { rental, during } = await spotOf(tx, items)
    await dropOwn(tx, accountId, rental.id, now)
    await holdBeside(tx, holdId, bookingId, during)
  },

  async move(tx, items, now, { bookingId, accountId }) {
    const { rental, during } = await spotOf(tx, items)
    await dropOwn(tx, accountId, rental.id, now)
    await moveStay(tx, bookingId, during)
    await recordMoved(tx, bookingId, rental, priceOf(rental, itemOf(items)))
    await retakeElsewhere(tx, rental.id, now)
  },
}

async function dropOwn(tx: Tx, accountId: number, rentalId: number, now: Date): Promise<void> {
  const hold = await findOwnHold(tx, accountId, rentalId, now)
  if (hold !== undefined) await repo.dropHeld(tx, hold)
}
