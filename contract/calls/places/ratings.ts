import * as v from 'valibot'
import { call } from '../../call.ts'
import { cardSchema } from '../../entities/card.ts'
import { count, slug } from '../../entities/limits.ts'
import { givenStars, givenWords, ratingSchema } from '../../entities/rating.ts'
import { ratedSchema } from '../standard/ratings.ts'

/** The place to be rated, and the person's earlier rating of it. Nothing need be booked for it. */
export const getPlaceRating = call('get-place-rating', {
  request: { slug },
  reply: {
    data: v.object({
      place: ratedSchema,
      /** The rating given before; null: none. */
      existingRating: v.nullable(ratingSchema),
      /** Whether the person may rate: only with a confirmed phone number. */
      can_rate: v.boolean(),
    }),
  },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** Rates a place; a second rating replaces the first. UNAVAILABLE: the person has confirmed no phone number. */
export const ratePlace = call('rate-place', {
  request: { slug, rating_place: givenStars, review_place: givenWords },
  reply: { avg_rating: cardSchema.entries.avg_rating, rating_count: count },
  auth: 'required',
  idempotent: true,
  keyOptional: true,
  queued: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'KEY_REUSED', 'IN_PROGRESS'],
})
