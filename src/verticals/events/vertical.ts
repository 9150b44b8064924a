import { Ticket } from 'lucide-react'
import type { Vertical } from '#src/core/listing/vertical.ts'
import { eventBookingPaths, eventPaths } from './paths.ts'

/** The vertical of events. */
export const eventsVertical = {
  id: 'events',
  path: '/happenings',
  icon: Ticket,
  hue: 'plum',
  name: 'vertical.events',
  about: 'vertical.events.about',
  detail: () => '/happenings/event/$slug',
  explore: () => eventPaths,
  bookings: eventBookingPaths,
  ticket: 'booking.myTicket',
  favourite: () => ({ call: 'toggle-favorite-event', page: 'event' }),
  waiting: {
    'place-event-booking': 'waiting.order',
    'cancel-event-booking': 'waiting.cancelBooking',
    'rate-event-booking': 'waiting.rate',
    'toggle-favorite-event': 'waiting.favourite',
  },
  strips: { soon: 'strip.soon', loved: 'strip.popularEvents', atPlaces: 'strip.atPlaces' },
} as const satisfies Vertical
