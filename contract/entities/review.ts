import * as v from 'valibot'
import { instantSchema } from '../time.ts'
import { id, longText, shortText } from './limits.ts'

/** A review: what somebody who was there says of it, in stars and words. */
export const reviewSchema = v.object({
  id,
  user: v.object({ name: shortText }),
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  review: longText,
  updated_at: instantSchema,
  /** Whether its writer had booked the listing, or was let in to something that took place there. */
  was_here: v.optional(v.boolean()),
})
/** A review. */
export type Review = v.InferOutput<typeof reviewSchema>
