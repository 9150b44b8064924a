import { rentalBookingSchema } from '../../entities/rental-booking.ts'
import { bookingCalls } from '../standard/bookings.ts'

/** The calls for a person's bookings of rentals; giving one other dates is in `changes.ts`. */
export const rentalBookingCalls = bookingCalls('rental', rentalBookingSchema)
