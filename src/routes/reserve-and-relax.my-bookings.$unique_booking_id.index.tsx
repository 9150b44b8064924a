import { createFileRoute } from '@tanstack/react-router'
import { VisitBookingScreen } from '#src/verticals/services/booking/visit-booking-screen.tsx'

export const Route = createFileRoute('/reserve-and-relax/my-bookings/$unique_booking_id/')({
  component: VisitBookingRoute,
  staticData: { title: 'nav.bookings', header: 'none', alone: true },
})

function VisitBookingRoute() {
  const { unique_booking_id } = Route.useParams()
  // The key closes everything that was open as soon as another booking is shown.
  return <VisitBookingScreen key={unique_booking_id} reference={unique_booking_id} />
}
