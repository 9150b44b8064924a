import * as v from 'valibot'
import { call } from '../../call.ts'
import { holdId, shortText, slug } from '../../entities/limits.ts'
import { bookingReference } from '../../entities/placed.ts'
import { stayItem, stayPriceSchema, stayTimes } from '../../entities/stay.ts'
import { instantSchema } from '../../time.ts'
import { ordering, orderPlaced } from '../ordering.ts'
import { hold } from '../orders.ts'

/**
 * Checks whether a rental is free, and what it costs then. A free one is reserved for fifteen minutes for a logged-in
 * person, in place of whatever else of it they held. For one that is not, `nearest` has the nearest free times of the
 * same length, and `booked` names the person's own booking at that time. UNAVAILABLE: such a time cannot be chosen;
 * `problem` or `offsets` say why.
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
 * The times at which a rental is taken, within at most a year and a half, for a calendar to show before one chooses.
 * A hold of the person's own is not taken but `held`.
 */
export const getRentalCalendar = call('get-rental-calendar', {
  request: { slug, from: instantSchema, until: instantSchema, hold_id: v.optional(holdId) },
  reply: {
    timezone: shortText,
    /** The earliest stay that can be chosen now, by the clock at the place. */
    earliest: v.object(stayTimes),
    taken: v.array(v.object({ start: instantSchema, end: instantSchema })),
    held: v.optional(v.object({ ...stayTimes, expires_at: instantSchema })),
  },
  auth: 'optional',
  errors: ['NOT_FOUND'],
})

/**
 * Books a rental. UNAVAILABLE: it is not free then, it cannot be handed over like that (`problem`, as in
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
