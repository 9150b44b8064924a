import { toWire } from '#contract/money.ts'
import { billPerks, type Found } from './bill-perks.ts'

/** What a person may pay less with of what a business gives, as decimals; null where it gives nothing. */
export function presentDiscounts(found: Found, currency: string) {
  const { cashback, bonus } = billPerks(found)
  return {
    cashback: cashback
      ? {
          isActive: cashback.active,
          percent: cashback.redeem_percent,
          most: toWire(cashback.max_amount ?? cashback.balance, currency),
          balance: toWire(cashback.balance, currency),
        }
      : null,
    bonus: bonus
      ? {
          discount_type: bonus.discount_type,
          discount: bonus.discount_type === 'PERCENTAGE' ? bonus.discount : toWire(bonus.discount, currency),
          balance: toWire(bonus.balance, currency),
        }
      : null,
  }
}
