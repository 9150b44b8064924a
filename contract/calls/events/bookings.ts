import { eventBookingSchema } from '../../entities/event-booking.ts'
import { bookingCalls } from '../standard/bookings.ts'

/** The calls for a person's bookings of events. */
export const eventBookingCalls = bookingCalls('event', eventBookingSchema)
