import { eventRatingCalls } from '#contract/calls/events/ratings.ts'
import { ratingOfBooking } from '#src/core/rating/rating-target.ts'
import { send } from '#src/data/provider/call.ts'

const { forRating, rate } = eventRatingCalls

/** The rating of an event, by a booking of it. */
export const eventRating = ratingOfBooking('events', rate, async (request, signal) => {
  const { event, can_rate, rating } = (await send(forRating, request, signal)).data
  return { ...event, canRate: can_rate, subjects: [{ of: 'event', before: rating }] }
})
