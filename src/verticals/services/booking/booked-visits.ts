import type { ServiceBooking } from '#contract/entities/service-booking.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { serviceBookingPaths } from '#src/verticals/services/paths.ts'
import { serviceBookings } from './queries.ts'
import { visitRating } from './rating.ts'

/** The bookings of visits, coming and past. */
export const bookedVisits: Booked<ServiceBooking> = {
  queries: serviceBookings,
  paths: serviceBookingPaths,
  rating: visitRating,
  words: {
    open: 'visit.open',
    openOf: 'visit.openOf',
    manage: 'visit.manage',
    newTime: 'visit.newTime',
    keepTime: 'visit.keepTime',
    bought: 'store.services',
    ticket: 'booking.arrivalCode',
    code: 'booking.arrivalCode',
  },
  kindOf: () => 'store',
  again: () => import('../again/again-drawer.tsx'),
  countOf: ({ lines }, t) => t('visit.count', { n: lines.length }),
}
