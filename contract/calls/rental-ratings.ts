import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema, pictureUrl } from '../entities/card.ts'
import { knownWord, shortText, slug } from '../entities/limits.ts'
import { bookingReference } from '../entities/placed.ts'
import { givenStars, givenWords, ratingSchema } from './ratings.ts'

/** What is to be rated, the rental and who rented it out if anybody is named, and what was said of them before. */
export const getRentalBookingForRating = call('get-rental-booking-for-rating', {
  request: { unique_booking_id: bookingReference },
  reply: {
    data: v.object({
      rental: v.object({
        slug,
        title: shortText,
        cover_image: pictureUrl,
        cover_color: cardSchema.entries.cover_color,
      }),
      business: v.nullable(v.object({ name: shortText })),
      ratings: v.array(
        v.object({ reviewable_type: knownWord(['Rental', 'Business']), ...ratingSchema.entries }),
      ),
      /** Only who was there may say how it was. */
      can_rate: v.boolean(),
    }),
  },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/**
 * Says how it was, and how who rents it out were, where somebody does; said again, the later word stands.
 * UNAVAILABLE: it is not over, or they were not there.
 */
export const rateRentalBooking = call('rate-rental-booking', {
  request: {
    unique_booking_id: bookingReference,
    rating_rental: givenStars,
    review_rental: givenWords,
    rating_business: v.optional(givenStars),
    review_business: v.optional(givenWords),
  },
  reply: {},
  auth: 'required',
  idempotent: true,
  keyOptional: true,
  queued: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'KEY_REUSED', 'IN_PROGRESS'],
})
