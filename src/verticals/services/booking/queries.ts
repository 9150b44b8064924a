import { serviceBookingCalls } from '#contract/calls/services/bookings.ts'
import { bookingQueries } from '#src/core/booking/queries.ts'

export const serviceBookings = bookingQueries('services', serviceBookingCalls)
