import * as v from 'valibot'
import { call } from '../call.ts'
import { pointSchema } from '../entities/card.ts'
import { handoverPlace, legs } from '../entities/handover.ts'
import { handoverOfferSchema, handoverPointSchema } from '../entities/handover-offer.ts'
import { count, holdId, id, knownWord, shortText, slug } from '../entities/limits.ts'
import { bookingReference } from '../entities/placed.ts'
import { stayTimes } from '../entities/stay.ts'
import { currencySchema, wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'

/** How a listing is handed over, and at which points. NOT_FOUND: it is not. */
export const getPickupDrop = call('get-pickup-drop', {
  request: { slug },
  reply: {
    title: shortText,
    currency: currencySchema,
    timezone: shortText,
    /** Where the listing is. */
    at: pointSchema,
    offer: handoverOfferSchema,
    points: v.array(handoverPointSchema),
    server_time: instantSchema,
  },
  errors: ['NOT_FOUND'],
})

/**
 * What it costs to have a listing handed over in a way, and in which windows of its two days that can be. Those that
 * nobody could drive in are there too, and not free; what the person has themselves, by `hold_id` or booking, is in
 * nobody's way. `problem` says why it cannot be at these times: `not_offered`, `no_such_point`, `outside` the area,
 * `closed`, `too_early`, or `busy`.
 */
export const quotePickupDrop = call('quote-pickup-drop', {
  request: {
    slug,
    ...stayTimes,
    pickup: handoverPlace,
    drop: handoverPlace,
    hold_id: v.optional(holdId),
    unique_booking_id: v.optional(bookingReference),
  },
  reply: {
    legs: v.array(
      v.object({
        leg: knownWord(legs),
        fee: wireAmountSchema,
        /** In metres; null: at a point. */
        distance: v.nullable(count),
        problem: v.optional(shortText),
        /** By the clock there. */
        windows: v.array(v.object({ start: shortText, end: shortText, is_free: v.boolean() })),
      }),
    ),
    total: wireAmountSchema,
    problem: v.optional(shortText),
    /** Where an address is outside: the point nearest to it, and how many metres away. */
    nearest_point: v.optional(v.object({ id, name: shortText, distance: count })),
  },
  auth: 'optional',
  errors: ['NOT_FOUND'],
})
