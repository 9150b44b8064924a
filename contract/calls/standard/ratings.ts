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

/** The calls that `ratingCalls` makes; `Listing` is what they call a listing. */
export interface RatingCalls<Listing extends string> {
  forRating: CallWith<
    Reference,
    { data: Record<Listing, v.InferOutput<typeof ratedSchema>> & { can_rate: boolean } }
  >
  rate: CallWith<
    Reference & Record<`rating_${Listing}`, number> & Record<`review_${Listing}`, string>,
    object
  >
}

/**
 * The calls with which bookings of a vertical are rated, named after what is booked: `event`, `rental`. `listing` is
 * what they call the listing itself, which is another where a `service` is booked of a `store`. `subjects` are the
 * reply's fields for other subjects and for ratings given before; `ratings` are the request's fields for the other
 * subjects.
 */
export function ratingCalls<
  const Noun extends string,
  const Listing extends string,
  const Subjects extends Fields,
  const Ratings extends Fields,
>(noun: Noun, listing: Listing, { subjects, ratings }: { subjects: Subjects; ratings: Ratings }) {
  return {
    /** The subjects to be rated, with the ratings given before. */
    forRating: call(`get-${noun}-booking-for-rating`, {
      request: { unique_booking_id: bookingReference },
      reply: {
        data: v.object({
          ...under(listing, ratedSchema),
          ...subjects,
          /** Whether the person may rate: only somebody who was there. */
          can_rate: v.boolean(),
        }),
      },
      auth: 'required',
      errors: ['NOT_FOUND'],
    }),
    /**
     * Rates a booking; a second rating replaces the first. UNAVAILABLE: not over yet, or the person was not there.
     */
    rate: call(`rate-${noun}-booking`, {
      request: {
        unique_booking_id: bookingReference,
        ...under(`rating_${listing}`, givenStars),
        ...under(`review_${listing}`, givenWords),
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
