import { createFileRoute } from '@tanstack/react-router'
import { RatingScreen } from '#src/core/rating/rating-screen.tsx'
import { rentalRating } from '#src/verticals/rentals/booking/rating.ts'

export const Route = createFileRoute('/rentals/rate-booking/$unique_booking_id')({
  component: RateRentalRoute,
  staticData: { title: 'booking.rate', header: 'back', alone: true },
})

function RateRentalRoute() {
  const { unique_booking_id } = Route.useParams()
  return (
    <RatingScreen
      key={unique_booking_id}
      target={rentalRating(unique_booking_id)}
      required="trips.ratingRequired"
    />
  )
}
