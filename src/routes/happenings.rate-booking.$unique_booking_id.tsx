import { createFileRoute } from '@tanstack/react-router'
import { RateEventScreen } from '#src/verticals/events/booking/rate-event-screen.tsx'

export const Route = createFileRoute('/happenings/rate-booking/$unique_booking_id')({
  component: RateEventRoute,
  staticData: { title: 'booking.rate', header: 'back', alone: true },
})

function RateEventRoute() {
  const { unique_booking_id } = Route.useParams()
  return <RateEventScreen key={unique_booking_id} reference={unique_booking_id} />
}
