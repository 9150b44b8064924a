import type { Bonus, Coupon, OwnPoints, Perks, WalletUse } from '#contract/bill/perks.ts'
import { type Minor, minor, ZERO } from '#contract/money.ts'
import type { CouponRow } from '../coupons/repo.ts'
import type { CardRow } from '../gift-cards/repo.ts'
import type { LiveLot } from '../lots/repo.ts'
import type { MembershipRow } from '../memberships/repo.ts'

/** The perks of a person that were found for one order. */
export interface Found {
  referralRate: number
  coupon: CouponRow | undefined
  giftCard: CardRow | undefined
  membership: MembershipRow | undefined
  cashback: { redeem_percent: string; most_redeem_minor: number } | undefined
  bonus: { discount_percent: string | null; discount_minor: number | null } | undefined
  wallets: readonly { id: number; kind: string; balance_minor: number; lots: readonly LiveLot[] }[]
  walletUse: WalletUse
  /** What stays in its wallet. */
  keeps: readonly OwnPoints[]
}

const discount = (it: { discount_percent: string | null; discount_minor: number | null }) =>
  it.discount_percent === null
    ? ({ discount_type: 'AMOUNT', discount: minor(it.discount_minor ?? 0) } as const)
    : ({ discount_type: 'PERCENTAGE', discount: Number(it.discount_percent) } as const)

const optional = (value: number | null): Minor | undefined => (value === null ? undefined : minor(value))

function couponPerk(row: CouponRow): Coupon {
  const max_discount = optional(row.max_discount_minor)
  return { ...discount(row), max_discount, min_subtotal: optional(row.min_subtotal_minor) }
}

function bonusPerk(row: NonNullable<Found['bonus']>, balance: Minor): Bonus {
  return { ...discount(row), balance }
}

/** Found perks as the bill is reckoned from them. */
export function billPerks(found: Found): Perks {
  const { coupon, giftCard, membership, walletUse, referralRate, keeps } = found
  const bonus = keeps.includes('bonus_points') ? undefined : found.bonus
  const cashback = keeps.includes('cashback') ? undefined : found.cashback
  const balanceOf = (kind: string) => {
    const wallet = found.wallets.find((it) => it.kind === kind)
    return wallet ? minor(wallet.balance_minor) : ZERO
  }
  return {
    referral: referralRate > 0 ? { rate: referralRate } : undefined,
    coupon: coupon && couponPerk(coupon),
    bonus: bonus && bonusPerk(bonus, balanceOf('bonus')),
    cashback: cashback && {
      active: true,
      redeem_percent: Number(cashback.redeem_percent),
      max_amount: minor(cashback.most_redeem_minor),
      balance: balanceOf('cashback'),
    },
    membership: membership && {
      benefit_type: 'discount',
      benefit_details: { discount_percent: Number(membership.discount_percent) },
    },
    gift_card: giftCard && { current_value: balanceOf('gift_card') },
    wallet: { balance: balanceOf('wallet'), use: walletUse },
  }
}
