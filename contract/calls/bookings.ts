import * as v from 'valibot'
import { call } from '../call.ts'
import { bookingCardSchema, eventBookingSchema } from '../entities/booking.ts'
import { shortText } from '../entities/limits.ts'
import { bookingReference } from '../entities/placed.ts'

/** A part of a person's bookings. */
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

/** The same of events, each whole. */
export const getEventBookings = call('get-event-bookings', {
  request: bookingPage,
  reply: { data: v.array(eventBookingSchema), next_cursor: v.optional(shortText) },
  auth: 'required',
})

/** One of them. */
export const getEventBooking = call('get-event-booking', {
  request: { unique_booking_id: bookingReference },
  reply: { data: eventBookingSchema },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** What cancelling is asked with. */
export const cancelling = {
  unique_booking_id: bookingReference,
  /** What the person saw would go back; where that is less by now, nothing is cancelled. */
  refund_percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
}

/** Cancels one; what goes back stands in its `refunds`. UNAVAILABLE: it has gone too far for that. */
export const cancelEventBooking = call('cancel-event-booking', {
  request: cancelling,
  reply: {},
  auth: 'required',
  idempotent: true,
  keyOptional: true,
  queued: true,
  errors: ['NOT_FOUND', 'ALREADY_CANCELLED', 'UNAVAILABLE', 'KEY_REUSED', 'IN_PROGRESS'],
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
