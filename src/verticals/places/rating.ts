import { getPlaceRating, ratePlace } from '#contract/calls/places/ratings.ts'
import { ratingOfListing } from '#src/core/rating/rating-target.ts'
import type { RatingTexts } from '#src/core/rating/rating-texts.ts'
import { send } from '#src/data/provider/call.ts'

/** The rating of a place, by whoever has an account. */
export const placeRating = ratingOfListing('places', ratePlace, async (request, signal) => {
  const { place, existingRating, can_rate } = (await send(getPlaceRating, request, signal)).data
  return {
    ...place,
    canRate: can_rate,
    subjects: [{ of: 'place', before: existingRating }],
  }
})

export const placeRatingTexts: RatingTexts = {
  title: 'place.review',
  submit: 'place.submit',
  update: 'place.update',
  notYet: 'place.confirmPhone',
  goneTitle: 'detail.goneTitle',
  goneText: 'detail.goneText',
}
