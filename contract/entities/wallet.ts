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
  /** What is on its way into it. */
  coming: v.optional(wireAmountSchema, 0),
  business: v.object({ name: shortText, slug }),
  /** What of it ends first; null: nothing of it ends. */
  expiring: v.nullable(v.object({ amount: wireAmountSchema, expires_at: instantSchema })),
})
/** A person's cashback or bonus points at one business. */
export type BusinessWallet = v.InferOutput<typeof businessWalletSchema>

/** How much of a bill of a vertical a wallet of a business pays: a part of it, an amount, or both as a limit. */
export const spendingRuleSchema = v.object({
  vertical: shortText,
  percent: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  most: v.nullable(wireAmountSchema),
})
/** How much of a bill of a vertical a wallet of a business pays. */
export type SpendingRule = v.InferOutput<typeof spendingRuleSchema>

/** A perk of the person's that ends soon. */
export const expiringSchema = v.object({
  kind: knownWord(['wallet', 'cashback', 'bonus', 'gift_card']),
  /** Of the wallet. */
  slug,
  /** Of the business; empty where it is good everywhere. */
  name: shortText,
  amount: wireAmountSchema,
  expires_at: instantSchema,
})
/** A perk of the person's that ends soon. */
export type Expiring = v.InferOutput<typeof expiringSchema>

/** Only where it can be given back. */
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
  /** From when on it is good. */
  starts_at: v.optional(instantSchema),
  refundable,
})
/** A membership of the person's, with what it has saved so far. */
export type OwnMembership = v.InferOutput<typeof ownMembershipSchema>
