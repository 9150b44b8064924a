import { serviceBookingSchema } from '../../entities/service-booking.ts'
import { bookingCalls } from '../standard/bookings.ts'

/** The calls for a person's bookings of visits. */
export const serviceBookingCalls = bookingCalls('service', serviceBookingSchema)
