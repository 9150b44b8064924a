import { OwnBookings } from '#src/core/booking/list/own-bookings.tsx'
import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { rentals } from './queries.ts'

const loadBooked = async () => (await import('./booking/booked-rentals.ts')).bookedRentals

/** The home of rentals, with the person's own bookings. */
export function RentalsHome() {
  return (
    <VerticalHome id="rentals" first={<OwnBookings vertical="rentals" load={loadBooked} />}>
      <RecentStrip options={rentals.recent} />
    </VerticalHome>
  )
}
