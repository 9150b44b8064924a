import { createFileRoute } from '@tanstack/react-router'
import { RentalBookingScreen } from '#src/verticals/rentals/booking/rental-booking-screen.tsx'

export const Route = createFileRoute('/rentals/my-bookings/$unique_booking_id')({
  component: RentalBookingRoute,
  staticData: { title: 'nav.bookings', header: 'none', alone: true },
})

function RentalBookingRoute() {
  const { unique_booking_id } = Route.useParams()
  // The key closes everything that was open as soon as another booking is shown.
  return <RentalBookingScreen key={unique_booking_id} reference={unique_booking_id} />
}
