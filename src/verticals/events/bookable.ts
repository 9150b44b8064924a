import { bookedEvents } from './booking/booked-events.ts'
import { saveEventBookings } from './booking/offline.ts'
import { soldEvents } from './tickets/sold-events.ts'

/** The parts of events that the background tasks use: orders and bookings. */
export const bookableEvents = { sold: soldEvents, booked: bookedEvents, saveBookings: saveEventBookings }
