import { OwnBookings } from '#src/core/booking/list/own-bookings.tsx'
import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { stores } from './queries.ts'

const loadBooked = async () => (await import('./booking/booked-visits.ts')).bookedVisits

/** The home of services, with the person's own bookings. */
export function StoresHome() {
  return (
    <VerticalHome id="services" first={<OwnBookings vertical="services" load={loadBooked} />}>
      <RecentStrip options={stores.recent} />
    </VerticalHome>
  )
}
