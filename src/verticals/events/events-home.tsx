import { usePerson } from '#src/core/account/person.ts'
import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { events } from './queries.ts'

/** The home of events, with what is the person's own. */
export function EventsHome() {
  const isKnown = usePerson().token !== undefined
  // Guests have none, so none of its code.
  const own = useLoaded(() => import('./booking/event-booking-strip.tsx'), isKnown)
  return (
    <VerticalHome id="events" first={isKnown && own ? <own.EventBookingStrip /> : null}>
      <RecentStrip options={events.recent} />
    </VerticalHome>
  )
}
