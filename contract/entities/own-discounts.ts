import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { shortText } from './limits.ts'

const balance = v.object({ balanceFloat: wireAmountSchema })

/** The person's cashback and bonus points at a business, and what the points take off. */
export const ownDiscounts = {
  cashback_wallet: balance,
  bonuspoint_wallet: balance,
  /** The terms of using points; for any type but PERCENTAGE, the discount is an amount. */
  bonuspoint_redemption_campaign: v.nullable(
    v.object({ discount_type: shortText, discount: v.pipe(v.number(), v.minValue(0)) }),
  ),
}
