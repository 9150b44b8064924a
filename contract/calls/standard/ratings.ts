import * as v from 'valibot'
import { type CallWith, call, type Fields } from '../../call.ts'
import { cardSchema, pictureUrl } from '../../entities/card.ts'
import { shortText, slug } from '../../entities/limits.ts'
import { bookingReference } from '../../entities/placed.ts'
import { givenStars, givenWords } from '../../entities/rating.ts'
import { under } from './under.ts'

/** A listing that is to be rated. */
export const ratedSchema = v.object({
  slug,
  title: shortText,
  cover_image: pictureUrl,
  cover_color: cardSchema.entries.cover_color,
})

interface Reference {
  unique_booking_id: string
}

/** Calls that `ratingCalls` makes. */
export interface RatingCalls<Noun extends string> {
  forRating: CallWith<
    Reference,
    { data: Record<Noun, v.InferOutput<typeof ratedSchema>> & { can_rate: boolean } }
  >
  rate: CallWith<Reference & Record<`rating_${Noun}`, number> & Record<`review_${Noun}`, string>, object>
}

/**
 * The calls with which bookings of a vertical are rated, named after one of its listings: `event`, `rental`.
 * `subjects` is what a reply says of the other subjects and of ratings given before; `ratings` is how the other
 * subjects are rated.
 */
export function ratingCalls<
  const Noun extends string,
  const Subjects extends Fields,
  const Ratings extends Fields,
>(noun: Noun, { subjects, ratings }: { subjects: Subjects; ratings: Ratings }) {
  return {
    /** What is to be rated, and what was said of it before. */
    forRating: call(`get-${noun}-booking-for-rating`, {
      request: { unique_booking_id: bookingReference },
      reply: {
        data: v.object({
          ...under(noun, ratedSchema),
          ...subjects,
          /** Only who was there may say how it was. */
          can_rate: v.boolean(),
        }),
      },
      auth: 'required',
      errors: ['NOT_FOUND'],
    }),
    /** Says how it was; said again, the later word stands. UNAVAILABLE: it is not over, or they were not there. */
    rate: call(`rate-${noun}-booking`, {
      request: {
        unique_booking_id: bookingReference,
        ...under(`rating_${noun}`, givenStars),
        ...under(`review_${noun}`, givenWords),
        ...ratings,
      },
      reply: {},
      auth: 'required',
      idempotent: true,
      keyOptional: true,
      queued: true,
      errors: ['NOT_FOUND', 'UNAVAILABLE', 'KEY_REUSED', 'IN_PROGRESS'],
    }),
  }
}
