import { least, type Minor, percentOf, ZERO } from '../money.ts'
import type { LineCode, Terms } from './bill.ts'
import type { Bonus, Cashback, Coupon, GiftCard, Membership, QuoteInput, Referral } from './perks.ts'

/** The amount that terms take off another: never more than there is, however generous they are. */
export function take(of: Minor, { rate, cap }: Terms): Minor {
  return least(of, cap ?? of, rate === undefined ? of : percentOf(of, rate))
}

// An operator's slip (150 %, −5 %, a NaN from elsewhere, a balance below zero) gives all, or nothing, and never throws.
const asPercent = (rate: number): number => (rate > 0 ? Math.min(rate, 100) : 0)
const asCap = (amount: Minor): Minor => (amount > 0 ? amount : ZERO)

const atRate = (rate: number): Terms => ({ rate: asPercent(rate) })
const upTo = (first: Minor, ...others: Minor[]): Terms => ({ cap: asCap(least(first, ...others)) })
const given = (amount: Minor | undefined): Minor[] => (amount === undefined ? [] : [amount])

const referral = ({ rate }: Referral): Terms => atRate(rate)

// The minimum is asked of the subtotal, as it is when the coupon is applied. Applying it below that is
// refused there; here it takes nothing, for a cart may shrink afterwards and still wants its bill.
function coupon(perk: Coupon, subtotal: Minor): Terms | undefined {
  if (perk.min_subtotal !== undefined && subtotal < perk.min_subtotal) return undefined
  if (perk.discount_type === 'AMOUNT') return upTo(perk.discount)
  return { ...atRate(perk.discount), ...(perk.max_discount === undefined ? {} : upTo(perk.max_discount)) }
}

function bonusPoints(perk: Bonus): Terms {
  if (perk.discount_type === 'AMOUNT') return upTo(perk.discount, perk.balance)
  return { ...atRate(perk.discount), ...upTo(perk.balance) }
}

function cashback({ active, redeem_percent, max_amount, balance }: Cashback): Terms | undefined {
  return active ? { ...atRate(redeem_percent), ...upTo(balance, ...given(max_amount)) } : undefined
}

// `membership_amount` beside it says what the membership cost or took elsewhere; it limits nothing.
function membership({ benefit_type, benefit_details }: Membership): Terms | undefined {
  return benefit_type === 'discount' ? atRate(benefit_details.discount_percent) : undefined
}

const giftCard = ({ current_value }: GiftCard): Terms => upTo(current_value)

/**
 * The terms of each line, keyed so that a code without a step does not compile. Undefined means that the line does
 * not apply.
 */
export const terms: Record<LineCode, (input: QuoteInput) => Terms | undefined> = {
  referral: (input) => input.referral && referral(input.referral),
  coupon: (input) => input.coupon && coupon(input.coupon, input.subtotal),
  bonus_points: (input) => input.bonus && bonusPoints(input.bonus),
  cashback: (input) => input.cashback && cashback(input.cashback),
  membership: (input) => input.membership && membership(input.membership),
  gift_card: (input) => input.gift_card && giftCard(input.gift_card),
}
