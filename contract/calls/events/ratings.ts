import * as v from 'valibot'
import { shortText } from '../../entities/limits.ts'
import { ratingSchema } from '../../entities/rating.ts'
import { ratingCalls } from '../standard/ratings.ts'

/** The calls with which bookings of events are rated. */
export const eventRatingCalls = ratingCalls('event', 'event', {
  subjects: {
    /** The store whose service was booked along; events have none. */
    store_id: v.nullable(v.number()),
    service_store: v.nullable(v.object({ name: shortText })),
    /** The rating given before; null: none. */
    rating: v.nullable(ratingSchema),
  },
  ratings: {},
})
