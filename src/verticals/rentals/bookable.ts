import { bookedRentals } from './booking/booked-rentals.ts'
import { saveRentalBookings } from './booking/offline.ts'
import { soldRentals } from './sold-rentals.ts'

/** What goes on for a rental on whatever screen somebody is: its orders, and its bookings. */
export const bookableRentals = { sold: soldRentals, booked: bookedRentals, saveBookings: saveRentalBookings }
