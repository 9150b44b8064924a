import type { EventBooking } from '#contract/entities/event-booking.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { eventBookingPaths } from '#src/verticals/events/paths.ts'
import { eventBookings } from './queries.ts'
import { eventRating } from './rating.ts'

/** The bookings of events: tickets to come and past ones. */
export const bookedEvents: Booked<EventBooking> = {
  isOnce: true,
  queries: eventBookings,
  paths: eventBookingPaths,
  rating: eventRating,
  words: {
    open: 'booking.viewTickets',
    openOf: 'booking.viewTicketsOf',
    manage: 'booking.manage',
    bought: 'booking.bought',
    ticket: 'booking.myTicket',
    code: 'ticket.code',
    which: 'ticket.which',
  },
  kindOf: () => '',
  countOf: ({ booked_tickets_count: n }, t) => t('booking.tickets', { n }),
}
