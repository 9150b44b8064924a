import { createFileRoute } from '@tanstack/react-router'
import { rateRentalBooking } from '#contract/calls/rental-ratings.ts'
import { RatingScreen } from '#src/core/rating/rating-screen.tsx'
import { bookedRentals } from '#src/verticals/rentals/booking/booked-rentals.ts'

export const Route = createFileRoute('/rentals/rate-booking/$unique_booking_id')({
  component: RateRentalRoute,
  staticData: { title: 'booking.rate', header: 'back', alone: true },
})

function RateRentalRoute() {
  const { unique_booking_id } = Route.useParams()
  return (
    <RatingScreen
      key={unique_booking_id}
      queries={bookedRentals.queries}
      reference={unique_booking_id}
      call={rateRentalBooking.name}
      required="trips.ratingRequired"
    />
  )
}
