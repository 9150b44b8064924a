import * as v from 'valibot'
import { ownPoints } from '../bill/perks.ts'
import { billSchema } from '../bill/wire.ts'
import { call } from '../call.ts'
import { couponSchema, giftCardSchema, membershipSchema } from '../entities/checkout-perk.ts'
import { expectedEarningSchema } from '../entities/earning.ts'
import { holdId, id, longText, shortText } from '../entities/limits.ts'
import { itemsSchema } from '../entities/order-item.ts'
import { bookingReference, orderPart, paymentMethod } from '../entities/placed.ts'
import { refundTerms } from '../entities/refund-terms.ts'
import { heldVisitSchema } from '../entities/visit.ts'
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

/** The request's fields for perks that make an order cheaper. */
export const orderPerks = {
  coupon: v.optional(v.nullable(couponCode)),
  gift_card: v.optional(v.nullable(giftCardCode)),
  membership: v.optional(v.nullable(membershipId)),
  /** Whether the wallet pays what it can, and the method the rest. */
  partial_wallet: v.optional(v.boolean(), false),
  /** The kinds of points and cashback that are kept for another time; of the others as much is used as may be. */
  keep: v.optional(v.pipe(v.array(v.picklist(ownPoints)), v.maxLength(ownPoints.length))),
  /** Whether both are kept, as builds say it that do not know `keep`. */
  keep_points: v.optional(v.boolean(), false),
}

/** A hold, with the server's clock to count down by. */
const holdSchema = v.object({
  hold_id: holdId,
  expires_at: instantSchema,
  server_time: instantSchema,
  /** Whether it may be extended once more. */
  can_extend: v.boolean(),
  items: itemsSchema,
  /** The held visit: when each of its services is done, and by whom. */
  visit: v.optional(heldVisitSchema),
})
/** A hold: stock that is reserved for a person who is about to order. */
export type Hold = v.InferOutput<typeof holdSchema>

/**
 * Reserves all items for ten minutes, or none. With `hold_id` and other items, the hold is changed within its time;
 * with the same items it is extended, once. A hold that is over is made anew, under a new id. For a visit that cannot
 * be had, UNAVAILABLE has `problem` and `nearest`, like `place-service-booking`.
 */
export const hold = call('hold', {
  request: { vertical: verticalSchema, items: itemsSchema, hold_id: v.optional(holdId) },
  reply: { hold: holdSchema },
  auth: 'optional',
  errors: ['NOT_FOUND', 'SOLD_OUT', 'UNAVAILABLE'],
})

/** Gives the stock of a hold back; answers the same for a hold that is over already. */
export const releaseHold = call('release-hold', { request: { hold_id: holdId }, reply: {} })

const depositSchema = v.object({ amount: wireAmountSchema, at_place: wireAmountSchema })
/** A deposit: what is paid now, and what is then paid at the place. */
export type Deposit = v.InferOutput<typeof depositSchema>

/**
 * The server's own bill, line by line; with a method also what that one must bring. `cancellation`: what would go
 * back if it were booked now and cancelled later. `points`: what the person has of bonus points and cashback that are
 * good here, before any of it is used. `earns`: what the order would bring back after the visit. `deposit`: what may be
 * paid now alone, and what is then paid at the place. `methods`: how it can be paid, and of the others why not.
 */
export const getBill = call('get-bill', {
  request: {
    vertical: verticalSchema,
    items: itemsSchema,
    ...orderPerks,
    method: v.optional(paymentMethod),
    part: v.optional(orderPart, 'all'),
  },
  reply: {
    bill: billSchema,
    cancellation: v.optional(refundTerms),
    points: v.optional(v.array(v.object({ code: shortText, balance: wireAmountSchema })), []),
    earns: v.optional(v.array(expectedEarningSchema), []),
    deposit: v.optional(depositSchema),
    methods: v.optional(
      v.array(v.object({ method: shortText, allowed: v.boolean(), why: v.optional(longText) })),
      [],
    ),
  },
  auth: 'optional',
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'PERK_REFUSED'],
})

/** The reason why one of a person's perks is best used for an order, or is not. */
const bestReason = v.object({
  /** `coupon`, `membership` or `gift_card`. */
  kind: shortText,
  /** A coupon's code, or the id of the other kinds. */
  id: shortText,
  name: shortText,
  /** `used`, `beaten` by another of its kind, `kept` for another time, `refused`, or `nothing_left` to take off. */
  why: shortText,
  /** The amount that it takes off; if `beaten`, how much more the other does; if `kept`, how much more it would. */
  amount: v.optional(wireAmountSchema),
  by: v.optional(shortText),
  /** The reason for a refusal, for people. */
  message: v.optional(v.string()),
})

/**
 * The person's coupon, membership and gift card that make an order cheapest, and why the others do not. Nothing is
 * applied. `saves` is what need not be paid, `pays` what the gift card pays, which was paid for before. `choices`:
 * all perks there are, so that a screen can reckon anew without a network.
 */
export const bestPerks = call('best-perks', {
  request: {
    vertical: verticalSchema,
    items: itemsSchema,
    keep: orderPerks.keep,
    keep_points: orderPerks.keep_points,
  },
  reply: {
    best: v.object({
      coupon: v.nullable(shortText),
      membership: v.nullable(shortText),
      gift_card: v.nullable(shortText),
    }),
    saves: wireAmountSchema,
    pays: wireAmountSchema,
    reasons: v.array(bestReason),
    bill: billSchema,
    choices: v.object({
      coupons: v.array(couponSchema),
      memberships: v.array(membershipSchema),
      gift_cards: v.array(giftCardSchema),
    }),
  },
  auth: 'required',
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/**
 * The state of an online payment, for a booking or for a pending change of one. `status` is the booking's; `payment`
 * is `open`, `paid`, `declined`, `expired`, or `none` where nothing is to be paid online. `payment_url` is there
 * while it can still be paid.
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
 * The outcome of an order, or another call that happens once, whose answer never came. `unknown`: nothing has
 * happened, and the same key may be sent again.
 */
export const getOrderFate = call('get-order-fate', {
  request: { idempotency_key: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) },
  reply: {
    /** The state of the call; any other than `unknown` or `done` is waited for. */
    state: v.fallback(v.picklist(['unknown', 'running', 'done']), 'running'),
    /** The stored answer, with `success` and all else that it held. */
    reply: v.optional(v.record(v.string(), v.unknown())),
  },
  auth: 'required',
})
