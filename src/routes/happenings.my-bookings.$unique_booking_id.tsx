import { createFileRoute } from '@tanstack/react-router'
import { EventBookingScreen } from '#src/verticals/events/booking/event-booking-screen.tsx'

export const Route = createFileRoute('/happenings/my-bookings/$unique_booking_id')({
  component: EventBookingRoute,
  staticData: { title: 'nav.bookings', header: 'none', alone: true },
})

function EventBookingRoute() {
  const { unique_booking_id } = Route.useParams()
  // The key closes everything that was open as soon as another booking is shown.
  return <EventBookingScreen key={unique_booking_id} reference={unique_booking_id} />
}
