import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { stayOf } from '#src/verticals/rentals/booked-stay.ts'
import { rentalBookingPaths } from '#src/verticals/rentals/paths.ts'
import { daysText } from '../stay-texts.ts'
import { rentalBookings } from './queries.ts'
import { rentalRating } from './rating.ts'

/** The bookings of rentals, coming and past. */
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
  countOf: (booking, t) => {
    const { day_count: n, rental } = booking
    return t(daysText(rental.kind, stayOf(booking), n), { n })
  },
}
