import * as v from 'valibot'
import { call } from '../../call.ts'
import { count, holdId, shortText, slug } from '../../entities/limits.ts'
import { bookingReference } from '../../entities/placed.ts'
import { visitItem, wantedServices } from '../../entities/visit.ts'
import { daySchema, instantSchema } from '../../time.ts'
import { ordering, orderPlaced } from '../ordering.ts'

/** How many days one may ask for at once. */
const MOST_DAYS = 42

/** A day by the calendar at the store, and when on it the visit can begin. */
const slotDaySchema = v.object({
  date: daySchema,
  starts: v.array(instantSchema),
  /** Those of them for which it takes more than one person. */
  split: v.array(instantSchema),
})
/** A day by the calendar at the store, and when on it the visit can begin. */
export type SlotDay = v.InferOutput<typeof slotDaySchema>

/**
 * When a visit can begin, by day, of which those without a time are there too; none before today, and none later than
 * can be booked. What the person holds of the store themselves, by their token or `hold_id`, is in nobody's way, nor is
 * the booking they would move. Where no day has a time, `next_date` is the first one after them that has.
 * UNAVAILABLE says with `problem`, and `service_id`, what is not to be had: `withdrawn`, `not_done_by` who was asked
 * for, `done_by_nobody` who is known, `not_at_store`, `mixed`: some are done at the store and some are not, or `too_long` a visit.
 */
export const getSlots = call('get-slots', {
  request: {
    slug,
    services: wantedServices,
    from: daySchema,
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS)), 14),
    hold_id: v.optional(holdId),
    unique_booking_id: v.optional(bookingReference),
  },
  reply: {
    timezone: shortText,
    /** How long the visit takes. */
    minutes: count,
    /** The first instant, and the last day, that can be booked now. */
    earliest: instantSchema,
    last_date: daySchema,
    days: v.array(slotDaySchema),
    next_date: v.optional(daySchema),
    /** What the person has booked in these days, of any vertical. */
    own: v.array(v.object({ title: shortText, start: instantSchema, end: instantSchema })),
    as_of: instantSchema,
  },
  auth: 'optional',
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/**
 * Books a visit of a store. UNAVAILABLE: the hold is over, the wallet does not cover it, or the visit cannot be had; then
 * `problem` says why (those of `get-slots`, `changed`: it takes another time than they saw, `not_a_start`, `too_early`,
 * `too_far`, `closed`, `taken`), and `nearest` has the nearest instants at which it can begin.
 */
export const placeServiceBooking = call('place-service-booking', {
  request: { visit: visitItem, ...ordering },
  reply: orderPlaced,
  auth: 'required',
  idempotent: true,
  queued: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'PRICE_CHANGED', 'PERK_REFUSED', 'KEY_REUSED', 'IN_PROGRESS'],
})
