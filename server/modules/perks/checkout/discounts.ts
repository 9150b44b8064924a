import { type Minor, toWire, ZERO } from '#contract/money.ts'
import { billPerks, type Found } from './bill-perks.ts'

/**
 * The cashback and bonus points of a business that a person may pay less with, as decimals; null where it
 * gives none.
 */
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
    /** The person's own balances, by the names they have in calls. */
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
