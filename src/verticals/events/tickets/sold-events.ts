import { placeEventBooking } from '#contract/calls/events/orders.ts'
import { toWire } from '#contract/money.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { draftsIn } from '#src/data/checkout/page-checkout.ts'
import { amountOf, type ChosenTickets, quantityOf, subtotalOf } from './cart.ts'
import { fewerTickets } from './fewer-tickets.ts'
import { useOwnPerksOfEvent } from './own-perks.ts'
import { ticketFormat } from './ticket-drafts.ts'

/** How tickets are sold. */
export const soldEvents: Sold<ChosenTickets> = {
  vertical: 'events',
  applicable: 'event',
  drafts: draftsIn(ticketFormat),
  paths: {
    choose: '/happenings/event/$slug/tickets',
    review: '/happenings/event/$slug/booking/summary',
    checkout: '/happenings/event/$slug/booking/checkout',
  },
  bookingPath: (reference) => `/happenings/my-bookings/${reference}`,
  order: placeEventBooking,
  contentOf: ({ chosen }) => ({ tickets: chosen.map(({ id, quantity }) => ({ id, quantity })) }),
  itemsOf: ({ chosen }) => chosen.map(({ id, quantity }) => ({ ticket_id: id, quantity })),
  holdMs: 10 * 60_000,
  countText: () => 'tickets.count',
  countOf: quantityOf,
  subtotalOf,
  priceLinesOf: ({ chosen, listing: { currency } }, { money }) =>
    chosen.map((it) => ({
      key: String(it.id),
      name: it.name,
      more: `${it.quantity} × ${money(it.price)}`,
      amount: toWire(amountOf(it, currency), currency),
    })),
  useOwnPerks: useOwnPerksOfEvent,
  remedyOf: fewerTickets,
  texts: {
    note: 'tickets.mTicket',
    choose: 'tickets.title',
    getFree: 'tickets.getFree',
    replaceTitle: 'tickets.replaceTitle',
    replaceText: 'tickets.replaceText',
  },
}
