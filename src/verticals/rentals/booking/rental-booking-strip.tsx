import { BookingStrip } from '#src/core/booking/list/booking-strip.tsx'
import { bookedRentals } from './booked-rentals.ts'

/** What somebody has rented and is still to have, on the home of rentals. */
export function RentalBookingStrip() {
  return <BookingStrip vertical="rentals" of={bookedRentals} />
}
