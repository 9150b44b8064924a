import { type Minor, toWire, ZERO } from '#contract/money.ts'
import { billPerks, type Found } from './bill-perks.ts'

/** What a person may pay less with of what a business gives, as decimals; null where it gives nothing. */
export function presentDiscounts(found: Found, currency: string) {
  const { cashback, bonus } = billPerks(found)
  const wire = (amount: Minor) => toWire(amount, currency)
  return {
    cashback: cashback
      ? {
          isActive: cashback.active,
          percent: cashback.redeem_percent,
          most: wire(cashback.max_amount ?? cashback.balance),
        }
      : null,
    /** What the person has there, as calls say it. */
    own: {
      cashback_wallet: { balanceFloat: wire(cashback?.balance ?? ZERO) },
      bonuspoint_wallet: { balanceFloat: wire(bonus?.balance ?? ZERO) },
      bonuspoint_redemption_campaign: bonus
        ? {
            discount_type: bonus.discount_type,
            discount: bonus.discount_type === 'PERCENTAGE' ? bonus.discount : wire(bonus.discount),
          }
        : null,
    },
  }
}
