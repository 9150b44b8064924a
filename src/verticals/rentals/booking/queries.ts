import { rentalBookingCalls } from '#contract/calls/rentals/bookings.ts'
import { bookingQueries } from '#src/core/booking/queries.ts'

export const rentalBookings = bookingQueries('rentals', rentalBookingCalls)
