import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { giftCardSchema, membershipSchema } from './checkout-perk.ts'
import { count, id, knownWord, shortText, slug } from './limits.ts'
import { refundableSchema } from './refundable.ts'

/** A person's cashback or bonus points at one business. */
export const businessWalletSchema = v.object({
  id,
  slug,
  name: shortText,
  balanceFloat: wireAmountSchema,
  /** The earnings that are still to come. */
  coming: v.optional(wireAmountSchema, 0),
  business: v.object({ name: shortText, slug }),
  /** The amount that ends first; null: nothing of it ends. */
  expiring: v.nullable(v.object({ amount: wireAmountSchema, expires_at: instantSchema })),
})
/** A person's cashback or bonus points at one business. */
export type BusinessWallet = v.InferOutput<typeof businessWalletSchema>

/** The limit to what a business's wallet pays of a vertical's bill: a percentage, an amount, or both. */
export const spendingRuleSchema = v.object({
  vertical: shortText,
  percent: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  most: v.nullable(wireAmountSchema),
})
/** The limit to what a business's wallet pays of a vertical's bill. */
export type SpendingRule = v.InferOutput<typeof spendingRuleSchema>

/** A perk of the person's that ends soon. */
export const expiringSchema = v.object({
  kind: knownWord(['wallet', 'cashback', 'bonus', 'gift_card']),
  /** The slug of the wallet. */
  slug,
  /** The name of the business; empty where the perk is good everywhere. */
  name: shortText,
  amount: wireAmountSchema,
  expires_at: instantSchema,
})
/** A perk of the person's that ends soon. */
export type Expiring = v.InferOutput<typeof expiringSchema>

/** The way to give it back; missing where it cannot be. */
const refundable = v.optional(refundableSchema)

/** A gift card of the person's, outside of any checkout. */
export const ownGiftCardSchema = v.object({ ...giftCardSchema.entries, refundable })
/** A gift card of the person's, outside of any checkout. */
export type OwnGiftCard = v.InferOutput<typeof ownGiftCardSchema>

/** A membership of the person's, with what it has saved so far. */
export const ownMembershipSchema = v.object({
  ...membershipSchema.entries,
  uses: count,
  most_uses: v.nullable(count),
  saved: wireAmountSchema,
  /** The instant from which it is good. */
  starts_at: v.optional(instantSchema),
  refundable,
})
/** A membership of the person's, with what it has saved so far. */
export type OwnMembership = v.InferOutput<typeof ownMembershipSchema>
