import { eventBookingSchema } from '../../entities/event-booking.ts'
import { bookingCalls } from '../standard/bookings.ts'

/** What a person does with their bookings of events. */
export const eventBookingCalls = bookingCalls('event', eventBookingSchema)
