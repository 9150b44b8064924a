import * as v from 'valibot'
import { call } from '../call.ts'
import { bookingReference } from '../entities/booking.ts'
import { shortText, slug } from '../entities/limits.ts'
import { stayItem } from '../entities/order-item.ts'
import { rentalBookingSchema, stayPriceSchema } from '../entities/rental-booking.ts'
import { instantSchema, stayTimeSchema } from '../time.ts'
import { bookingPage, cancelling, ordering, orderPlaced } from './bookings.ts'
import { hold, holdId } from './orders.ts'

/** From when to when, by the clock at the place. */
const stay = { start_date: stayTimeSchema, end_date: stayTimeSchema }

/**
 * Whether a rental is free, and what it costs then. Where it is, it is kept for fifteen minutes for who is logged in,
 * in the place of whatever else of it they held. Where it is not, `nearest` has the nearest times of the same length
 * at which it is. UNAVAILABLE: such a time cannot be chosen, and `problem` or `offsets` say why.
 */
export const checkRentalAvailability = call('check-rental-availability', {
  request: { ...stayItem.entries, hold_id: v.optional(holdId) },
  reply: {
    available: v.boolean(),
    days: stayPriceSchema.entries.days,
    price: stayPriceSchema,
    hold: v.optional(hold.reply.entries.hold),
    nearest: v.array(v.object(stay)),
  },
  auth: 'optional',
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/** When a rental is taken within a span of at most a year and a half, for a calendar to show before one chooses. */
export const getRentalCalendar = call('get-rental-calendar', {
  request: { slug, from: instantSchema, until: instantSchema },
  reply: {
    timezone: shortText,
    /** The earliest that can be chosen now, by the clock at the place. */
    earliest: v.object(stay),
    taken: v.array(v.object({ start: instantSchema, end: instantSchema })),
  },
  errors: ['NOT_FOUND'],
})

/** Books a rental. UNAVAILABLE: it is not free then, the hold is over, or the wallet does not cover it. */
export const placeRentalOrder = call('place-rental-order', {
  request: { rental: stayItem, ...ordering },
  reply: orderPlaced,
  auth: 'required',
  idempotent: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'PRICE_CHANGED', 'PERK_REFUSED', 'KEY_REUSED', 'IN_PROGRESS'],
})

/** The person's bookings of rentals: the next one first, and past ones after those to come. */
export const getRentalBookings = call('get-rental-bookings', {
  request: bookingPage,
  reply: { data: v.array(rentalBookingSchema), next_cursor: v.optional(shortText) },
  auth: 'required',
})

/** One of them. */
export const getRentalBooking = call('get-rental-booking', {
  request: { unique_booking_id: bookingReference },
  reply: { data: rentalBookingSchema },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** Cancels one; what goes back stands in its `refunds`. UNAVAILABLE: it has gone too far for that. */
export const cancelRentalBooking = call('cancel-rental-booking', {
  request: cancelling,
  reply: {},
  auth: 'required',
  idempotent: true,
  keyOptional: true,
  queued: true,
  errors: ['NOT_FOUND', 'ALREADY_CANCELLED', 'UNAVAILABLE', 'KEY_REUSED', 'IN_PROGRESS'],
})
