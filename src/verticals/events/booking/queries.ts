import { eventBookingCalls } from '#contract/calls/events/bookings.ts'
import { bookingQueries } from '#src/core/booking/queries.ts'

export const eventBookings = bookingQueries('events', eventBookingCalls)
