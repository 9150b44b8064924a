import { BookingStrip } from '#src/core/booking/list/booking-strip.tsx'
import { bookedEvents } from './booked-events.ts'

/** The events somebody goes to next, on the home of events. */
export function EventBookingStrip() {
  return <BookingStrip vertical="events" of={bookedEvents} />
}
