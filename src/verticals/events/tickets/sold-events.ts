import { placeEventBooking } from '#contract/calls/ordering.ts'
import { toWire } from '#contract/money.ts'
import { amountOf, quantityOf, subtotalOf } from '#src/core/checkout/cart.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { ticketDrafts } from '#src/data/checkout/page-checkout.ts'

/** How tickets are sold. */
export const soldEvents: Sold = {
  vertical: 'events',
  applicable: 'event',
  drafts: ticketDrafts,
  paths: {
    choose: '/happenings/event/$slug/tickets',
    review: '/happenings/event/$slug/booking/summary',
    checkout: '/happenings/event/$slug/booking/checkout',
  },
  bookingPath: (reference) => `/happenings/my-bookings/${reference}`,
  order: placeEventBooking,
  contentOf: ({ lines }) => ({ tickets: lines.map(({ id, quantity }) => ({ id, quantity })) }),
  itemsOf: ({ lines }) => lines.map(({ id, quantity }) => ({ ticket_id: id, quantity })),
  holdMs: 10 * 60_000,
  countOf: quantityOf,
  subtotalOf,
  priceLinesOf: ({ lines, listing: { currency } }, { money }) =>
    lines.map((it) => ({
      key: String(it.id),
      name: it.name,
      more: `${it.quantity} × ${money(it.price)}`,
      amount: toWire(amountOf(it, currency), currency),
    })),
  texts: {
    total: 'tickets.total',
    count: 'tickets.count',
    note: 'tickets.mTicket',
    choose: 'tickets.title',
    replaceTitle: 'tickets.replaceTitle',
    replaceText: 'tickets.replaceText',
  },
}
