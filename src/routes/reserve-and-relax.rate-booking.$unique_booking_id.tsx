import { createFileRoute } from '@tanstack/react-router'
import { RatingScreen } from '#src/core/rating/rating-screen.tsx'
import { visitRating } from '#src/verticals/services/booking/rating.ts'

export const Route = createFileRoute('/reserve-and-relax/rate-booking/$unique_booking_id')({
  component: RateVisitRoute,
  staticData: { title: 'booking.rate', header: 'back', alone: true },
})

function RateVisitRoute() {
  const { unique_booking_id } = Route.useParams()
  return (
    <RatingScreen
      key={unique_booking_id}
      target={visitRating(unique_booking_id)}
      required="visit.ratingRequired"
    />
  )
}
