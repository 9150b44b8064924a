import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { id, longText, shortText } from './limits.ts'

/** Why a perk does not apply; each has its text, `perk.REASON`. */
const refusals = [
  'unknown',
  'expired',
  'not_yet',
  'not_for_this',
  'minimum',
  'used_up',
  'in_use',
  'empty',
] as const
/** Why a perk does not apply. */
export type PerkRefusal = (typeof refusals)[number]
/** The refusal; null: the perk applies. A reason that this build does not know still has a message for people. */
const refusal = v.nullable(v.object({ reason: shortText, message: longText }))

/** A coupon. For any type but PERCENTAGE, the discount is an amount. */
export const couponSchema = v.object({
  code: shortText,
  description: longText,
  discount_type: shortText,
  discount: v.pipe(v.number(), v.minValue(0)),
  max_discount: v.nullable(wireAmountSchema),
  min_subtotal: v.nullable(wireAmountSchema),
  expires_at: v.nullable(instantSchema),
  success: v.boolean(),
  refusal,
})
/** A coupon. */
export type WireCoupon = v.InferOutput<typeof couponSchema>

/** The listings for which a gift card or membership is good, as a type and in words; both empty: all. */
const applicable = { applicable_on_type: shortText, applicable_name: shortText }

/** A gift card of the person's. Only the end of its code is known to anybody. */
export const giftCardSchema = v.object({
  id,
  code: shortText,
  current_value: wireAmountSchema,
  expired_at: instantSchema,
  ...applicable,
  refusal,
})
/** A gift card. */
export type WireGiftCard = v.InferOutput<typeof giftCardSchema>

/** A membership of the person's. */
export const membershipSchema = v.object({
  id,
  campaign_title: shortText,
  campaign_description: longText,
  /** The price of the membership. */
  amount: wireAmountSchema,
  expired_at: instantSchema,
  ...applicable,
  benefit_type: shortText,
  benefit_details: v.object({
    discount_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    membership_amount: wireAmountSchema,
  }),
  /** The number of uses left; null: unlimited. */
  uses_left: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  refusal,
})
/** A membership. */
export type WireMembership = v.InferOutput<typeof membershipSchema>
