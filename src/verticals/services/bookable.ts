import { bookedVisits } from './booking/booked-visits.ts'
import { saveServiceBookings } from './booking/offline.ts'
import { soldVisits } from './visit/sold-visits.ts'

/** The parts of services that the background tasks use: orders and bookings. */
export const bookableVisits = { sold: soldVisits, booked: bookedVisits, saveBookings: saveServiceBookings }
