import type { Currency, Minor } from '../money.ts'

/** The codes of bill lines, in the order in which they are reckoned. */
export const lineCodes = [
  'referral',
  'coupon',
  'bonus_points',
  'cashback',
  'membership',
  'gift_card',
] as const
/** The code of a bill line. */
export type LineCode = (typeof lineCodes)[number]

/** The limits of one step: a percentage of the amount, an amount of money, or both; never more than what is left. */
export interface Terms {
  /** The percentage, 0 to 100. */
  readonly rate?: number
  /** The lowest of the step's limits in money: a coupon's maximum, the business's, a balance, a flat discount, a card's value. */
  readonly cap?: Minor
}

/**
 * One thing taken off. A line explains itself: `amount` is the least of `rate` % of `of` (rounded half
 * up), `cap` and `of`, so a screen can say why ("10 % of 120.00, at most 10.00") with nothing else at
 * hand. That is why `cap` stands there even where the percentage came to less, and why one cap, the
 * lowest, suffices: a higher one can never matter.
 */
export interface BillLine extends Terms {
  /** A `LineCode`, or what a newer server calls a discount this build does not know. */
  readonly code: string
  /** The amount that is taken off: always above zero. */
  readonly amount: Minor
  /** The amount it was reckoned from: the subtotal less the lines before. */
  readonly of: Minor
}

/** A bill with what each line was reckoned from. */
export interface Bill {
  readonly currency: Currency
  readonly subtotal: Minor
  readonly lines: readonly BillLine[]
  /** The amount that screens call To Pay. */
  readonly total: Minor
  /** The part of the total that the wallet pays. */
  readonly wallet: Minor
  /** The part that the chosen payment method must bring. */
  readonly payable: Minor
}

/** Whether this build has its own words for a line of this code. */
export const isLineCode = (code: string): code is LineCode => lineCodes.some((one) => one === code)

/**
 * Whether the parts of a bill make the whole to the last unit. A bill that does not is nobody's bill. It reckons in
 * plain numbers, since it judges foreign bills too: sums beyond the exact range come out wrong, never thrown.
 */
export function addsUp({ subtotal, lines, total, wallet, payable }: Bill): boolean {
  const rest = lines.reduce((left, line) => left - line.amount, Number(subtotal))
  return rest === total && wallet + payable === total
}
