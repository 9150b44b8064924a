import * as v from 'valibot'
import { call } from '../call.ts'
import {
  bookingCardSchema,
  bookingReference,
  eventBookingSchema,
  paymentMethod,
} from '../entities/booking.ts'
import { longText, shortText } from '../entities/limits.ts'
import { orderedTickets } from '../entities/order-item.ts'
import { wireAmountSchema } from '../money.ts'
import { statusSchema } from '../status.ts'
import { holdId, orderPerks } from './orders.ts'

/** What every order brings beside what is bought. */
export const ordering = {
  ...orderPerks,
  /** What the person saw as To Pay. When it is another, nothing is booked. */
  total: wireAmountSchema,
  method: paymentMethod,
  /** Without one the order takes its stock itself. */
  hold_id: v.optional(v.nullable(holdId)),
  note: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
}
/** What is answered to an order that was booked. */
export const orderPlaced = {
  message: longText,
  status: statusSchema,
  data: v.object({
    status: statusSchema,
    unique_booking_id: bookingReference,
    /** Where it is paid; only while that is waited for. */
    payment_url: v.optional(v.string()),
  }),
}

/**
 * Books tickets. PRICE_CHANGED has the new `bill`; UNAVAILABLE: the hold is over, sales are closed, or the wallet does
 * not cover what it was to pay.
 */
export const placeEventBooking = call('place-event-booking', {
  request: { tickets: orderedTickets, ...ordering },
  reply: orderPlaced,
  auth: 'required',
  idempotent: true,
  errors: [
    'NOT_FOUND',
    'SOLD_OUT',
    'UNAVAILABLE',
    'PRICE_CHANGED',
    'PERK_REFUSED',
    'KEY_REUSED',
    'IN_PROGRESS',
  ],
})

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
