import * as v from 'valibot'
import { shortText } from '../../entities/limits.ts'
import { ratingSchema } from '../../entities/rating.ts'
import { ratingCalls } from '../standard/ratings.ts'

/** How an event was. */
export const eventRatingCalls = ratingCalls('event', {
  subjects: {
    /** The store whose service was booked along; events have none. */
    store_id: v.nullable(v.number()),
    service_store: v.nullable(v.object({ name: shortText })),
    /** null: nothing was said before. */
    rating: v.nullable(ratingSchema),
  },
  ratings: {},
})
