import { bookedEvents } from './booking/booked-events.ts'
import { saveEventBookings } from './booking/offline.ts'
import { soldEvents } from './tickets/sold-events.ts'

/** What goes on for an event on whatever screen somebody is: its orders, and its bookings. */
export const bookableEvents = { sold: soldEvents, booked: bookedEvents, saveBookings: saveEventBookings }
