import * as v from 'valibot'
import { billSchema } from '../bill/wire.ts'
import { call } from '../call.ts'
import { holdId, id, shortText } from '../entities/limits.ts'
import { itemsSchema } from '../entities/order-item.ts'
import { bookingReference, paymentMethod } from '../entities/placed.ts'
import { refundTerms } from '../entities/refund-terms.ts'
import { wireAmountSchema } from '../money.ts'
import { statusSchema } from '../status.ts'
import { instantSchema } from '../time.ts'
import { verticalSchema } from '../verticals.ts'

/** A coupon's code, however it is typed. */
export const couponCode = v.pipe(v.string(), v.trim(), v.maxLength(40))
/** A gift card's code or id. */
export const giftCardCode = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.maxLength(40),
)
/** A membership's id. */
export const membershipId = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), id)

/** What an order may bring to pay less. */
export const orderPerks = {
  coupon: v.optional(v.nullable(couponCode)),
  gift_card: v.optional(v.nullable(giftCardCode)),
  membership: v.optional(v.nullable(membershipId)),
  /** The wallet pays what it can, and the method the rest. */
  partial_wallet: v.optional(v.boolean(), false),
  /** Bonus points and cashback are kept for another time; otherwise as much of them is used as may be. */
  keep_points: v.optional(v.boolean(), false),
}

/** What is held, and how long by the server's clock. */
const holdSchema = v.object({
  hold_id: holdId,
  expires_at: instantSchema,
  server_time: instantSchema,
  /** Whether it may be extended once more. */
  can_extend: v.boolean(),
  items: itemsSchema,
})
/** What is held. */
export type Hold = v.InferOutput<typeof holdSchema>

/**
 * Keeps all of it for ten minutes, or nothing. With `hold_id` and other items the hold is changed within its time;
 * with the same items it is extended, once. A hold that is over is made anew, under a new id.
 */
export const hold = call('hold', {
  request: { vertical: verticalSchema, items: itemsSchema, hold_id: v.optional(holdId) },
  reply: { hold: holdSchema },
  auth: 'optional',
  errors: ['NOT_FOUND', 'SOLD_OUT', 'UNAVAILABLE'],
})

/** Gives back what was held. Of a hold that is over already the same is said. */
export const releaseHold = call('release-hold', { request: { hold_id: holdId }, reply: {} })

/**
 * The server's own reckoning, line by line; with a method also what that one must bring. `cancellation`: what would go
 * back if it were booked now and cancelled later. `points`: what the person has of bonus points and cashback that are
 * good here, before any of it is used.
 */
export const getBill = call('get-bill', {
  request: {
    vertical: verticalSchema,
    items: itemsSchema,
    ...orderPerks,
    method: v.optional(paymentMethod),
  },
  reply: {
    bill: billSchema,
    cancellation: v.optional(refundTerms),
    points: v.optional(v.array(v.object({ code: shortText, balance: wireAmountSchema })), []),
  },
  auth: 'optional',
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'PERK_REFUSED'],
})

/**
 * How an online payment stands, of a booking or of a change of it that waits. `status` is the booking's; `payment` is
 * `open`, `paid`, `declined`, `expired`, or `none` where nothing is to be paid online. `payment_url` is there while it
 * can still be paid.
 */
export const getPayment = call('get-payment', {
  request: { unique_booking_id: bookingReference },
  reply: {
    status: statusSchema,
    payment: shortText,
    payment_url: v.optional(v.string()),
    pay_until: v.nullable(instantSchema),
    server_time: instantSchema,
  },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/**
 * What became of an order, or another call that happens once, whose answer never came. `unknown`: nothing has
 * happened, and the same key may be sent again.
 */
export const getOrderFate = call('get-order-fate', {
  request: { idempotency_key: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) },
  reply: {
    /** Anything else than `unknown` or `done` is waited for. */
    state: v.fallback(v.picklist(['unknown', 'running', 'done']), 'running'),
    /** The answer itself, with `success` and whatever else it held. */
    reply: v.optional(v.record(v.string(), v.unknown())),
  },
  auth: 'required',
})
