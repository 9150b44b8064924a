import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { rentalBookingPaths } from '#src/verticals/rentals/paths.ts'
import { rentalBookings } from './queries.ts'
import { rentalRating } from './rating.ts'

/** What somebody has rented, and had. */
export const bookedRentals: Booked<RentalBooking> = {
  queries: rentalBookings,
  paths: rentalBookingPaths,
  rating: rentalRating,
  words: {
    open: 'trips.open',
    openOf: 'trips.openOf',
    manage: 'trips.manage',
    bought: 'trips.bought',
    ticket: 'booking.arrivalCode',
    code: 'booking.arrivalCode',
  },
  kindOf: ({ rental }) => rental.kind,
  countOf: ({ day_count: n }, t) => t('trips.days', { n }),
}
