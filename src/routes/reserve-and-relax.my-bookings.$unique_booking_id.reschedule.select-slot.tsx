import { createFileRoute } from '@tanstack/react-router'
import { RescheduleScreen } from '#src/verticals/services/reschedule/reschedule-screen.tsx'

export const Route = createFileRoute(
  '/reserve-and-relax/my-bookings/$unique_booking_id/reschedule/select-slot',
)({
  component: RescheduleRoute,
  staticData: { title: 'nav.bookings', header: 'none', alone: true },
})

function RescheduleRoute() {
  const { unique_booking_id } = Route.useParams()
  return <RescheduleScreen key={unique_booking_id} reference={unique_booking_id} />
}
