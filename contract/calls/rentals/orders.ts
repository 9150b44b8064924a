import * as v from 'valibot'
import { call } from '../../call.ts'
import { holdId, shortText, slug } from '../../entities/limits.ts'
import { bookingReference } from '../../entities/placed.ts'
import { stayItem, stayPriceSchema, stayTimes } from '../../entities/stay.ts'
import { instantSchema } from '../../time.ts'
import { ordering, orderPlaced } from '../ordering.ts'
import { hold } from '../orders.ts'

/**
 * Whether a rental is free, and what it costs then. Where it is, it is kept for fifteen minutes for who is logged in,
 * in the place of whatever else of it they held. Where it is not, `nearest` has the nearest times of the same length
 * at which it is; `booked` names a booking of their own that has it then. UNAVAILABLE: such a time cannot be chosen, and `problem` or `offsets` say why.
 */
export const checkRentalAvailability = call('check-rental-availability', {
  request: { ...stayItem.entries, hold_id: v.optional(holdId) },
  reply: {
    available: v.boolean(),
    days: stayPriceSchema.entries.days,
    price: stayPriceSchema,
    hold: v.optional(hold.reply.entries.hold),
    nearest: v.array(v.object(stayTimes)),
    booked: v.optional(bookingReference),
  },
  auth: 'optional',
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/**
 * When a rental is taken within a span of at most a year and a half, for a calendar to show before one chooses. What
 * one holds of it oneself is not taken but `held`.
 */
export const getRentalCalendar = call('get-rental-calendar', {
  request: { slug, from: instantSchema, until: instantSchema, hold_id: v.optional(holdId) },
  reply: {
    timezone: shortText,
    /** The earliest that can be chosen now, by the clock at the place. */
    earliest: v.object(stayTimes),
    taken: v.array(v.object({ start: instantSchema, end: instantSchema })),
    held: v.optional(v.object({ ...stayTimes, expires_at: instantSchema })),
  },
  auth: 'optional',
  errors: ['NOT_FOUND'],
})

/**
 * Books a rental. UNAVAILABLE: it is not free then, it cannot be handed over like that (`problem`, of
 * `quote-pickup-drop`), the hold is over, or the wallet does not cover it.
 */
export const placeRentalOrder = call('place-rental-order', {
  request: { rental: stayItem, ...ordering },
  reply: orderPlaced,
  auth: 'required',
  idempotent: true,
  queued: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'PRICE_CHANGED', 'PERK_REFUSED', 'KEY_REUSED', 'IN_PROGRESS'],
})
