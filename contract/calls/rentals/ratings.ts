import * as v from 'valibot'
import { knownWord, shortText } from '../../entities/limits.ts'
import { givenStars, givenWords, ratingSchema } from '../../entities/rating.ts'
import { ratingCalls } from '../standard/ratings.ts'

/**
 * The calls with which bookings of rentals are rated: the rental and, where one is named, its business, or neither.
 */
export const rentalRatingCalls = ratingCalls('rental', 'rental', {
  subjects: {
    business: v.nullable(v.object({ name: shortText })),
    /** The ratings given before. */
    ratings: v.array(
      v.object({ reviewable_type: knownWord(['Rental', 'Business']), ...ratingSchema.entries }),
    ),
  },
  ratings: {
    rating_business: v.optional(givenStars),
    review_business: v.optional(givenWords),
  },
})
