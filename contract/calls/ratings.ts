import * as v from 'valibot'
import { call } from '../call.ts'
import { count, shortText, slug } from '../entities/limits.ts'
import { reviewSchema } from '../entities/review.ts'
import { pageEntries } from '../explore/request.ts'
import { verticalSchema } from '../verticals.ts'

/** One to five. Tenths between them count to the nearest. */
const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

/** Reviews of a listing, the newest first: ratings with words, of a number of stars or of any. */
export const getReviews = call('get-reviews', {
  request: { vertical: verticalSchema, slug, stars: v.optional(stars), ...pageEntries },
  reply: {
    reviews: v.array(reviewSchema),
    /** The numbers of ratings with one star, two, three, four and five, with words or without. */
    spread: v.pipe(v.array(count), v.length(5)),
    next_cursor: v.optional(shortText),
  },
  errors: ['NOT_FOUND'],
})
