import * as v from 'valibot'
import { call } from '../call.ts'
import { bookingCardSchema } from '../entities/booking.ts'
import { shortText } from '../entities/limits.ts'
import { bookingReference } from '../entities/placed.ts'

/** One page of a list of a person's bookings. */
export interface BookingPage<Entity> {
  data: Entity[]
  next_cursor?: string | undefined
}

/** The request's fields that say which page of bookings is meant. */
export const bookingPage = {
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
}

/** The person's bookings of every vertical: the next one first, and past ones after those to come. */
export const getBookings = call('get-bookings', {
  request: bookingPage,
  reply: { data: v.array(bookingCardSchema), next_cursor: v.optional(shortText) },
  auth: 'required',
})

/**
 * Gives up a change of a booking that waits until it is paid online; the booking stays as it is. Where none waits
 * nothing happens.
 */
export const giveUpChange = call('give-up-change', {
  request: { unique_booking_id: bookingReference },
  reply: {},
  auth: 'required',
  errors: ['NOT_FOUND'],
})
