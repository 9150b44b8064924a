import { placeEventBooking } from '#contract/calls/bookings.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { ticketDrafts } from '#src/data/checkout/page-checkout.ts'

/** How tickets are sold. */
export const soldEvents: Sold = {
  vertical: 'events',
  applicable: 'event',
  drafts: ticketDrafts,
  paths: {
    detail: '/happenings/event/$slug',
    choose: '/happenings/event/$slug/tickets',
    review: '/happenings/event/$slug/booking/summary',
    checkout: '/happenings/event/$slug/booking/checkout',
  },
  bookingPath: (reference) => `/happenings/my-bookings/${reference}`,
  order: placeEventBooking,
  contentOf: ({ lines }) => ({ tickets: lines.map(({ id, quantity }) => ({ id, quantity })) }),
  itemsOf: ({ lines }) => lines.map(({ id, quantity }) => ({ ticket_id: id, quantity })),
  texts: {
    total: 'tickets.total',
    count: 'tickets.count',
    note: 'tickets.mTicket',
    choose: 'tickets.title',
  },
}
