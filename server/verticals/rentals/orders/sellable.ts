import { type OrderItemsOf, orderItems } from '#contract/entities/order-item.ts'
import type { Offer, Sellable } from '#server/modules/orders/sellable.ts'
import { retakeElsewhere } from '../calendars/elsewhere.ts'
import { rentalChange } from '../change/changeable.ts'
import * as repo from '../stay/repo.ts'
import { itemOf, priceOf, requestedStay, spotOf } from '../stay/requested-stay.ts'

/** How rentals are sold: one of them, from one hour to another. */
export const soldStays: Sellable<OrderItemsOf<'rentals'>> = {
  items: orderItems.rentals,
  holdMs: 15 * 60_000,
  bookingPath: (reference) => `/rentals/my-bookings/${reference}`,

  async offer(query, items, now): Promise<Offer> {
    const { rental, during, price } = await requestedStay(query, itemOf(items), now)
    return {
      listingId: rental.id,
      businessId: rental.business_id,
      title: rental.title,
      currency: rental.currency,
      startsAt: during.from,
      endsAt: during.until,
      subtotal: price.total,
    }
  },

  async lock(tx, items, now) {
    const id = await repo.lockRental(tx, itemOf(items).slug)
    if (id !== undefined) await repo.dropOver(tx, id, now)
  },

  async assertAvailable(query, items, now, exceptHold) {
    const { rental, during } = await spotOf(query, items)
    const taken = await repo.findTaken(query, rental.id, during, { now, exceptHold })
    if (taken.length > 0) throw repo.notAvailable()
  },

  async share(tx, items, now, of) {
    const { rental } = await spotOf(tx, items)
    return { stock: 0, order: 1, wanted: 1, held: await repo.findHeldBy(tx, rental.id, now, of) }
  },

  async reserve(tx, holdId, items) {
    const { rental, during } = await spotOf(tx, items)
    await repo.holdStay(tx, holdId, rental.id, during)
  },

  async isReserved(tx, holdId, items) {
    const { rental, during } = await spotOf(tx, items)
    return repo.isHeld(tx, holdId, rental.id, during)
  },

  async saveLines(tx, bookingId, items) {
    const { rental, item } = await spotOf(tx, items)
    await repo.recordStay(tx, bookingId, rental, priceOf(rental, item))
  },

  async passes(query, bookingIds) {
    const booked = await repo.findBooked(query, bookingIds)
    return booked.map(({ booking_id: bookingId, title: name }) => ({ bookingId, name }))
  },

  sell: (tx, bookingId, _now, holdId) => repo.bookStay(tx, bookingId, holdId),
  async unsell(tx, bookingId, now) {
    const listingId = await repo.freeStay(tx, bookingId)
    if (listingId !== undefined) await retakeElsewhere(tx, listingId, now)
  },

  change: rentalChange,
}
