import { useQuery } from '@tanstack/react-query'
import { rateEventBooking } from '#contract/calls/ratings.ts'
import { usePerson } from '#src/core/account/person.ts'
import { RatingScreen } from '#src/core/rating/rating-screen.tsx'
import { eventBookings } from './queries.ts'

/** Where one says how an event was. */
export function RateEventScreen({ reference }: { reference: string }) {
  const { token } = usePerson()
  const query = useQuery({ ...eventBookings.forRating(reference), enabled: token !== undefined })
  return (
    <RatingScreen
      query={query}
      reference={reference}
      call={rateEventBooking.name}
      required="rating.required"
      requestOf={(rating_event, review_event) => ({ rating_event, review_event })}
    />
  )
}
