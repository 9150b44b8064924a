import { OwnBookings } from '#src/core/booking/list/own-bookings.tsx'
import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { DayChips } from './day-chips.tsx'
import { events } from './queries.ts'

const loadBooked = async () => (await import('./booking/booked-events.ts')).bookedEvents

/** The home of events, with the person's own bookings. */
export function EventsHome() {
  return (
    <VerticalHome
      id="events"
      first={
        <>
          <DayChips />
          <OwnBookings vertical="events" load={loadBooked} />
        </>
      }
    >
      <RecentStrip options={events.recent} />
    </VerticalHome>
  )
}
