import type { Bill } from '#contract/bill/bill.ts'
import { least, type Minor, minor, percentOf, sum, ZERO } from '#contract/money.ts'
import type { Tables } from '#server/db/tables.ts'

/** The terms of an earning: how much of what is paid is given back. */
export type EarningTerms = Pick<Tables['perk_rule'], 'percent' | 'least_paid_minor' | 'most_earned_minor'>

/**
 * The part of a bill that earns: what is paid in money, by gift card and out of the wallet; what discounts
 * take off earns nothing.
 */
export function paidOf({ total, lines }: Pick<Bill, 'total' | 'lines'>): Minor {
  return sum(total, lines.find((it) => it.code === 'gift_card')?.amount ?? ZERO)
}

/** The earning of a paid amount. */
export function earnedOf(paid: Minor, { percent, least_paid_minor, most_earned_minor }: EarningTerms): Minor {
  if (paid < (least_paid_minor ?? 0)) return ZERO
  const part = percentOf(paid, Number(percent))
  return most_earned_minor === null ? part : least(part, minor(most_earned_minor))
}
