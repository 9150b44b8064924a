import * as v from 'valibot'
import { knownWord, shortText } from '../../entities/limits.ts'
import { givenStars, givenWords, ratingSchema } from '../../entities/rating.ts'
import { ratingCalls } from '../standard/ratings.ts'

/** How a rental was, and how who rents it out were: neither without the other, where somebody is named. */
export const rentalRatingCalls = ratingCalls('rental', {
  subjects: {
    business: v.nullable(v.object({ name: shortText })),
    /** What was said before. */
    ratings: v.array(
      v.object({ reviewable_type: knownWord(['Rental', 'Business']), ...ratingSchema.entries }),
    ),
  },
  ratings: {
    rating_business: v.optional(givenStars),
    review_business: v.optional(givenWords),
  },
})
