import type { OrderItemsOf } from '#contract/entities/order-item.ts'
import type { StayItem } from '#contract/entities/stay.ts'
import { priceStay, rateOf, type StayPrice } from '#contract/rental/price.ts'
import { type Stay, stayProblem } from '#contract/rental/stay.ts'
import type { Queryable } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import * as repo from './repo.ts'
import { checkedHandover } from './requested-handover.ts'
import { clockAt, instantAt } from './stay-time.ts'

/** The one item of an order. Two rentals in one order are refused, because both would have to be free. */
export function itemOf(items: OrderItemsOf<'rentals'>): StayItem {
  const [item, other] = items
  if (!item || other) throw new Refusal('VALIDATION', 'rental.oneThing')
  return item
}

const stayOf = ({ start_date: start, end_date: end }: StayItem): Stay => ({ start, end })

/** The price of a stay at the current rates of its rental. */
export const priceOf = (rental: repo.RentalRow, item: StayItem): StayPrice =>
  priceStay(rateOf(rental), stayOf(item))

/** A stay that somebody asks for, and its rental as it is let now. */
export interface RequestedStay {
  rental: repo.RentalRow
  during: repo.During
  price: StayPrice
}

const duringOf = ({ start_date, end_date }: StayItem, zone: string): repo.During => ({
  from: instantAt(start_date, zone, 'start_date'),
  until: instantAt(end_date, zone, 'end_date'),
})

/** Finds a rental that can be booked, or refuses. */
export async function findRental(query: Queryable, slug: string): Promise<repo.RentalRow> {
  const rental = await repo.findRental(query, slug)
  if (!rental) throw new Refusal('NOT_FOUND', 'error.notFound')
  return rental
}

/** Refuses an unknown rental and an impossible stay. Whether it is free is for the caller to ask. */
export async function requestedStay(query: Queryable, item: StayItem, now: Date): Promise<RequestedStay> {
  const rental = await findRental(query, item.slug)
  // A rental without a price is not free of charge.
  if (rental.price_minor === null) throw new Refusal('UNAVAILABLE', 'order.closed')
  const stay = stayOf(item)
  const problem = stayProblem(stay, clockAt(now, rental.time_zone))
  if (problem) throw new Refusal('UNAVAILABLE', `rental.${problem}`, { details: { problem } })
  const during = duringOf(item, rental.time_zone)
  // Where the clock is put back, a stay may end before it begins although the clock shows a later time.
  if (during.until <= during.from)
    throw new Refusal('UNAVAILABLE', 'rental.too_short', { details: { problem: 'too_short' } })
  return { rental, during, price: priceStay(rateOf(rental), stay) }
}

/** The rental, the instants and the handover of an item that was checked before in the same transaction. */
export async function spotOf(query: Queryable, items: OrderItemsOf<'rentals'>) {
  const item = itemOf(items)
  const rental = await findRental(query, item.slug)
  const during = duringOf(item, rental.time_zone)
  return { rental, item, during, handover: await checkedHandover(query, rental, item) }
}
