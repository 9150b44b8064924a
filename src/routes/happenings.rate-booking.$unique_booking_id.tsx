import { createFileRoute } from '@tanstack/react-router'
import { rateEventBooking } from '#contract/calls/ratings.ts'
import { RatingScreen } from '#src/core/rating/rating-screen.tsx'
import { eventBookings } from '#src/verticals/events/booking/queries.ts'

export const Route = createFileRoute('/happenings/rate-booking/$unique_booking_id')({
  component: RateEventRoute,
  staticData: { title: 'booking.rate', header: 'back', alone: true },
})

function RateEventRoute() {
  const { unique_booking_id } = Route.useParams()
  return (
    <RatingScreen
      key={unique_booking_id}
      queries={eventBookings}
      reference={unique_booking_id}
      call={rateEventBooking.name}
      required="rating.required"
    />
  )
}
