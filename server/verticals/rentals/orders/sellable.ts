import { type OrderItemsOf, orderItems } from '#contract/entities/order-item.ts'
import { saveLegs } from '#server/modules/handover/agreed-repo.ts'
import { bookDrives } from '#server/modules/handover/drives-repo.ts'
import { drivesOf } from '#server/modules/handover/planned.ts'
import type { Sellable } from '#server/modules/orders/sellable.ts'
import { findOwnHoldOf } from '../availability/own-repo.ts'
import { retakeElsewhere } from '../calendars/elsewhere.ts'
import { rentalChange } from '../change/changeable.ts'
import * as repo from '../stay/repo.ts'
import { assertCourierFree, holdCourier, lockCourierOf } from '../stay/requested-handover.ts'
import { itemOf, priceOf, spotOf } from '../stay/requested-stay.ts'
import { stayOffer } from '../stay/stay-offer.ts'

/** Sells rentals: one of them, from one hour to another. */
export const soldStays: Sellable<OrderItemsOf<'rentals'>> = {
  items: orderItems.rentals,
  holdMs: 15 * 60_000,
  bookingPath: (reference) => `/rentals/my-bookings/${reference}`,

  offer: (query, items, now) => stayOffer(query, itemOf(items), now),

  async lock(tx, items, now) {
    const item = itemOf(items)
    const id = await repo.lockRental(tx, item.slug)
    if (id === undefined) return
    await repo.dropOver(tx, id, now)
    await lockCourierOf(tx, id, item, now)
  },

  async assertAvailable(query, items, now, exceptHold) {
    const { rental, during, handover } = await spotOf(query, items)
    const taken = await repo.findTaken(query, rental.id, during, { now, exceptHold })
    if (taken.length > 0) throw repo.notAvailable()
    await assertCourierFree(query, handover, during, { now, exceptHold })
  },

  async share(tx, items, now, of) {
    const { rental } = await spotOf(tx, items)
    return { stock: 0, order: 1, wanted: 1, held: await repo.findHeldBy(tx, rental.id, now, of) }
  },

  ownHold: (query, items, accountId, now) => findOwnHoldOf(query, accountId, itemOf(items).slug, now),

  async reserve(tx, holdId, items) {
    const { rental, during, handover } = await spotOf(tx, items)
    await repo.holdStay(tx, holdId, rental.id, during)
    await holdCourier(tx, holdId, handover, during)
  },

  async isReserved(tx, holdId, items) {
    const { rental, during, handover } = await spotOf(tx, items)
    return repo.isHeld(tx, holdId, rental.id, { during, drives: drivesOf(handover, during) })
  },

  async saveLines(tx, bookingId, items) {
    const { rental, item, during, handover } = await spotOf(tx, items)
    await repo.recordStay(tx, bookingId, rental, priceOf(rental, item))
    if (handover) await saveLegs(tx, bookingId, handover, during)
  },

  async passes(query, bookingIds) {
    const booked = await repo.findBooked(query, bookingIds)
    return booked.map(({ booking_id: bookingId, title: name }) => ({ bookingId, name }))
  },

  async sell(tx, bookingId, _now, holdId) {
    const isHandedOver = await repo.bookStay(tx, bookingId, holdId)
    if (isHandedOver) await bookDrives(tx, bookingId, holdId)
  },
  async unsell(tx, bookingId, now) {
    const listingId = await repo.freeStay(tx, bookingId)
    if (listingId !== undefined) await retakeElsewhere(tx, listingId, now)
  },

  change: rentalChange,
}
