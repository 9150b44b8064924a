import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema, pictureUrl } from '../entities/card.ts'
import { longText, shortText, slug } from '../entities/limits.ts'
import { bookingReference } from '../entities/placed.ts'

const MOST_LETTERS = 5_000
const tenths = (value: number) => Math.round(value * 10) / 10

/** Stars that somebody gives: never none, to a tenth. */
export const givenStars = v.pipe(v.number(), v.minValue(0.1), v.maxValue(5), v.transform(tenths))
/** What somebody writes beside them, as plain text. */
export const givenWords = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_LETTERS))

/** What somebody has said of a booking before. */
export const ratingSchema = v.object({
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  review: longText,
})
/** What somebody has said of a booking. */
export type BookingRating = v.InferOutput<typeof ratingSchema>

/** What is to be rated, and what was said of it before; null where nothing was. */
export const getEventBookingForRating = call('get-event-booking-for-rating', {
  request: { unique_booking_id: bookingReference },
  reply: {
    data: v.object({
      event: v.object({
        slug,
        title: shortText,
        cover_image: pictureUrl,
        cover_color: cardSchema.entries.cover_color,
      }),
      /** The store whose service was booked along; events have none. */
      store_id: v.nullable(v.number()),
      service_store: v.nullable(v.object({ name: shortText })),
      rating: v.nullable(ratingSchema),
      /** Only who was there may say how it was. */
      can_rate: v.boolean(),
    }),
  },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** Says how it was; said again, the later word stands. UNAVAILABLE: it is not over, or they were not there. */
export const rateEventBooking = call('rate-event-booking', {
  request: { unique_booking_id: bookingReference, rating_event: givenStars, review_event: givenWords },
  reply: {},
  auth: 'required',
  idempotent: true,
  keyOptional: true,
  queued: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'KEY_REUSED', 'IN_PROGRESS'],
})
