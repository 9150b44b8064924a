import { type OrderItemsOf, orderItems } from '#contract/entities/order-item.ts'
import { minor, sum, times } from '#contract/money.ts'
import type { Offer } from '#server/modules/orders/offer.ts'
import type { Sellable } from '#server/modules/orders/sellable.ts'
import { Refusal } from '#server/refusal.ts'
import * as repo from './repo.ts'
import { shareOf } from './share-repo.ts'

type Items = OrderItemsOf<'events'>

interface Line {
  ticket_id: number
  quantity: number
}

/** The quantity of each ticket type, each type once, in the order in which stock is locked. */
function linesOf(items: Items): Line[] {
  const counts = new Map<number, number>()
  for (const { ticket_id, quantity } of items) counts.set(ticket_id, (counts.get(ticket_id) ?? 0) + quantity)
  return [...counts]
    .map(([ticket_id, quantity]) => ({ ticket_id, quantity }))
    .sort((a, b) => a.ticket_id - b.ticket_id)
}

const idsOf = (lines: readonly Line[]) => lines.map((it) => it.ticket_id)

/** Refuses with how many tickets of each type are left, so that the person can ask for fewer. */
function soldOut(short: readonly { id: number; left: number }[]): Refusal {
  const left = short.map(({ id: ticket_id, left: free }) => ({ ticket_id, left: Math.max(0, free) }))
  return new Refusal('SOLD_OUT', 'order.soldOut', { details: { left } })
}

function requireOnSale(ticket: repo.TicketRow, quantity: number, now: Date): void {
  const until = ticket.sales_until ?? ticket.starts_at
  const isOpen =
    until > now && ticket.ends_at > now && (ticket.sales_from === null || ticket.sales_from <= now)
  if (!isOpen) throw new Refusal('UNAVAILABLE', 'order.closed')
  if (quantity > ticket.most_per_order)
    throw new Refusal('VALIDATION', 'order.tooMany', { values: { most: ticket.most_per_order } })
}

/** Sells events: as tickets for one date of one event. */
export const soldTickets: Sellable<Items> = {
  items: orderItems.events,
  holdMs: 10 * 60_000,
  bookingPath: (reference) => `/happenings/my-bookings/${reference}`,

  async offer(query, items, now): Promise<Offer> {
    const lines = linesOf(items)
    const tickets = await repo.findTickets(query, idsOf(lines))
    const [first] = tickets
    if (!first || tickets.length < lines.length) throw new Refusal('NOT_FOUND', 'error.notFound')
    if (tickets.some((it) => it.date_id !== first.date_id)) throw new Refusal('VALIDATION', 'order.oneThing')
    const quantityOf = (id: number) => lines.find((it) => it.ticket_id === id)?.quantity ?? 0
    for (const ticket of tickets) requireOnSale(ticket, quantityOf(ticket.id), now)
    const short = tickets.filter((it) => it.sold + quantityOf(it.id) > it.capacity)
    if (short.length > 0) throw soldOut(short.map((it) => ({ id: it.id, left: it.capacity - it.sold })))
    return {
      listingId: first.listing_id,
      businessId: first.business_id,
      title: first.title,
      currency: first.currency,
      startsAt: first.starts_at,
      endsAt: first.ends_at,
      subtotal: sum(...tickets.map((it) => times(minor(it.price_minor), quantityOf(it.id)))),
    }
  },

  lock: (tx, items) => repo.lockTickets(tx, idsOf(linesOf(items))),

  async assertAvailable(query, items, now, exceptHold) {
    const lines = linesOf(items)
    const left = await repo.countLeft(query, idsOf(lines), now, exceptHold)
    const wanted = new Map(lines.map((it) => [it.ticket_id, it.quantity]))
    const short = left.filter((it) => it.left < (wanted.get(it.id) ?? 0))
    if (short.length > 0) throw soldOut(short)
  },

  async share(tx, items, now, of) {
    const lines = linesOf(items)
    const wanted = lines.reduce((sum, it) => sum + it.quantity, 0)
    return { wanted, ...(await shareOf(tx, idsOf(lines), now, of)) }
  },

  reserve: (tx, holdId, items) => repo.holdTickets(tx, holdId, linesOf(items)),

  async isReserved(tx, holdId, items) {
    const held = await repo.heldTickets(tx, holdId)
    const lines = linesOf(items)
    const same = (it: Line, i: number) =>
      it.ticket_id === held[i]?.ticket_id && it.quantity === held[i]?.quantity
    return held.length === lines.length && lines.every(same)
  },

  saveLines: (tx, bookingId, items) => repo.recordTickets(tx, bookingId, linesOf(items)),
  async passes(query, bookingIds) {
    const lines = await repo.findLines(query, bookingIds)
    return lines.flatMap(({ booking_id: bookingId, name, quantity }) =>
      Array.from({ length: quantity }, () => ({ bookingId, name })),
    )
  },

  sell: (tx, bookingId, now) => repo.moveSold(tx, bookingId, 1, now),
  unsell: (tx, bookingId, now) => repo.moveSold(tx, bookingId, -1, now),
}
