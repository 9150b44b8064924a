import { bookedRentals } from './booking/booked-rentals.ts'
import { saveRentalBookings } from './booking/offline.ts'
import { soldRentals } from './sold-rentals.ts'

/** The parts of rentals that the background tasks use: orders and bookings. */
export const bookableRentals = { sold: soldRentals, booked: bookedRentals, saveBookings: saveRentalBookings }
