import { rentalRatingCalls } from '#contract/calls/rentals/ratings.ts'
import { ratingOfBooking } from '#src/core/rating/rating-target.ts'
import { send } from '#src/data/provider/call.ts'

const { forRating, rate } = rentalRatingCalls

/** The rating of a rental, and of the business where one is named, by a booking. */
export const rentalRating = ratingOfBooking('rentals', rate, async (request, signal) => {
  const { rental, business, ratings, can_rate } = (await send(forRating, request, signal)).data
  const before = (type: (typeof ratings)[number]['reviewable_type']) =>
    ratings.find((it) => it.reviewable_type === type) ?? null
  return {
    ...rental,
    canRate: can_rate,
    subjects: [
      { of: 'rental', name: rental.title, before: before('Rental') },
      ...(business ? [{ of: 'business', name: business.name, before: before('Business') }] : []),
    ],
  }
})
