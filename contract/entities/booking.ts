import * as v from 'valibot'
import { billSchema } from '../bill/wire.ts'
import { minorSchema, wireAmountSchema } from '../money.ts'
import { statusSchema } from '../status.ts'
import { instantSchema } from '../time.ts'
import { cardSchema, pictureUrl } from './card.ts'
import { earningSchema } from './earning.ts'
import { count, longText, shortText, slug } from './limits.ts'
import { bookingReference } from './placed.ts'
import { refundTerms } from './refund-terms.ts'

/** The fields that every booking shows in a list, whatever was booked. */
const bookingCore = {
  vertical: shortText,
  unique_booking_id: bookingReference,
  title: shortText,
  slug,
  cover_image: pictureUrl,
  cover_color: cardSchema.entries.cover_color,
  start: instantSchema,
  end: instantSchema,
  timezone: shortText,
  status: statusSchema,
  booking_status_text: longText,
  /** The deadline for the customer's answer to a change that the seller proposes; null: none is asked for. */
  answer_until: v.optional(v.nullable(instantSchema), null),
  currency: shortText,
  total: wireAmountSchema,
  /** The amount still to be paid at the place: all that is payable, or what a deposit or a change left to it. */
  due_at_place: v.optional(wireAmountSchema),
  /** The amount that had to be paid when it was booked; 0: none. */
  deposit: v.optional(wireAmountSchema, 0),
}

/** A booking of any vertical in a list. */
export const bookingCardSchema = v.object(bookingCore)
/** A booking of any vertical in a list. */
export type BookingCard = v.InferOutput<typeof bookingCardSchema>

/** An amount that goes back, and its destination: `wallet`, `cashback`, `bonus`, `gift_card` or `card`. */
export const refundLine = { source: shortText, amount: wireAmountSchema }

/** The terms of cancelling, as they were agreed when the booking was made. */
const cancellation = v.object({
  ...refundTerms.entries,
  /** Whether it can be cancelled now, and what would go back. */
  can_cancel: v.boolean(),
  /** Whether its seller has changed something about it, so that everything goes back until it begins. */
  is_unbound: v.optional(v.boolean(), false),
  refund_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  refund: v.array(v.object(refundLine)),
})

/**
 * A pass: it lets one person in. Its `token` is what the code at the door holds: signed, and readable with no
 * network, so it is empty until the booking is paid.
 */
const passSchema = v.object({
  number: count,
  name: shortText,
  token: shortText,
  /** The instant at which it was shown at the door. */
  used_at: v.nullable(instantSchema),
})
/** A pass: it lets one person in. */
export type Pass = v.InferOutput<typeof passSchema>

/** The instructions for getting in. Their text is there from an instant on, while the booking lets somebody in. */
const arrival = v.object({ from: instantSchema, text: v.nullable(longText) })

/** The fields that every booking shows on its own page, whatever was booked. */
export const bookingDetail = {
  ...bookingCore,
  sub_total: wireAmountSchema,
  coupon_amount: wireAmountSchema,
  gift_card_amount: wireAmountSchema,
  wallet_amount: wireAmountSchema,
  payable: wireAmountSchema,
  payment_mode: shortText,
  /** Whether it can get other dates. */
  can_change: v.optional(v.boolean(), false),
  /** The pending change: other dates, reserved until they are paid online. */
  waiting_change: v.optional(
    v.nullable(
      v.object({
        start: instantSchema,
        end: instantSchema,
        amount: wireAmountSchema,
        pay_until: instantSchema,
      }),
    ),
    null,
  ),
  referral_discount: v.nullable(
    v.object({ referral_discount_rate: v.number(), referral_discount_amount: wireAmountSchema }),
  ),
  /** The cashback that was used, in minor units. */
  cashback_withdrawal: v.nullable(v.object({ amount: minorSchema })),
  /** The bonus points that were used, in minor units. */
  bonuspoint_withdrawal: v.nullable(v.object({ amount: minorSchema })),
  membership_usages: v.array(
    v.object({
      benefit_details: v.object({
        benefit_type: shortText,
        discount_percent: v.number(),
        membership_amount: wireAmountSchema,
      }),
    }),
  ),
  bill: billSchema,
  /** The earnings after the visit. */
  earns: v.optional(v.array(earningSchema), []),
  /** The passes; none while the booking lets nobody in: before it is confirmed, and once it is cancelled. */
  passes: v.array(passSchema),
  arrival: v.optional(v.nullable(arrival), null),
  /** Whether its customer did not come. */
  no_show: v.optional(v.boolean(), false),
  note: longText,
  created_at: instantSchema,
  cancelled_at: v.nullable(instantSchema),
  /** The reason: `customer`, `operator`, or `lapsed`, where the payment did not come in time. */
  cancel_reason: v.nullable(shortText),
  cancellation,
  /** The refunds, `done` or still `pending`. */
  refunds: v.array(v.object({ ...refundLine, state: shortText, created_at: instantSchema })),
  /** The deadline of the online payment; only while one is waited for. */
  pay_until: v.nullable(instantSchema),
  server_time: instantSchema,
}

const bookingSchema = v.object(bookingDetail)
/** A booking of any vertical, with all that every booking has. */
export type Booking = v.InferOutput<typeof bookingSchema>
