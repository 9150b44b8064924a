import { createFileRoute } from '@tanstack/react-router'
import { RatingScreen } from '#src/core/rating/rating-screen.tsx'
import { eventRating } from '#src/verticals/events/booking/rating.ts'

export const Route = createFileRoute('/happenings/rate-booking/$unique_booking_id')({
  component: RateEventRoute,
  staticData: { title: 'booking.rate', header: 'back', alone: true },
})

function RateEventRoute() {
  const { unique_booking_id } = Route.useParams()
  return (
    <RatingScreen
      key={unique_booking_id}
      target={eventRating(unique_booking_id)}
      required="rating.required"
    />
  )
}
