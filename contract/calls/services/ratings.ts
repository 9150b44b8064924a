import * as v from 'valibot'
import { id, knownWord, shortText } from '../../entities/limits.ts'
import { givenStars, givenWords, ratingSchema } from '../../entities/rating.ts'
import { ratingCalls } from '../standard/ratings.ts'

/** No visit has more services than that. */
const MOST_PEOPLE = 10

const professionals = v.pipe(
  v.array(v.object({ id, rating: givenStars, review: v.optional(givenWords) })),
  v.maxLength(MOST_PEOPLE),
  v.check((people) => new Set(people.map((it) => it.id)).size === people.length),
)

/** The calls with which visits are rated: the store, and each of its people who did something, who may be left out. */
export const serviceRatingCalls = ratingCalls('service', 'store', {
  subjects: {
    professionals: v.array(v.object({ id, name: shortText })),
    /** What was said before; `id` says of whom, where it is a professional. */
    ratings: v.array(
      v.object({
        reviewable_type: knownWord(['Store', 'Professional']),
        id: v.nullable(id),
        ...ratingSchema.entries,
      }),
    ),
  },
  ratings: { professionals: v.optional(professionals, []) },
})
