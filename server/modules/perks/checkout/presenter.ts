import type { WireCoupon, WireGiftCard, WireMembership } from '#contract/entities/checkout-perk.ts'
import { type Currency, minor, toWire } from '#contract/money.ts'
import type { CouponRow } from '../coupons/repo.ts'
import type { CardRow } from '../gift-cards/repo.ts'
import type { MembershipRow } from '../memberships/repo.ts'
import { applicable, inLanguage } from '../words.ts'

const amount = (value: number | null, currency: Currency) =>
  value === null ? null : toWire(minor(value), currency)

export function presentCoupon(row: CouponRow, language: string, refusal: WireCoupon['refusal']): WireCoupon {
  const { currency, discount_percent, discount_minor } = row
  return {
    code: row.code,
    description: inLanguage(row.descriptions, language),
    discount_type: discount_percent === null ? 'AMOUNT' : 'PERCENTAGE',
    discount: discount_percent === null ? (amount(discount_minor, currency) ?? 0) : Number(discount_percent),
    max_discount: amount(row.max_discount_minor, currency),
    min_subtotal: amount(row.min_subtotal_minor, currency),
    expires_at: row.ends_at?.toISOString() ?? null,
    success: refusal === null,
    refusal,
  }
}

export function presentGiftCard(row: CardRow, refusal: WireGiftCard['refusal']): WireGiftCard {
  return {
    id: row.id,
    code: `•••• ${row.code_end}`,
    current_value: toWire(minor(row.balance_minor), row.currency),
    expired_at: row.expires_at.toISOString(),
    ...applicable(row),
    refusal,
  }
}

export function presentMembership(
  row: MembershipRow,
  language: string,
  refusal: WireMembership['refusal'],
): WireMembership {
  const price = toWire(minor(row.price_minor), row.currency)
  return {
    id: row.id,
    campaign_title: inLanguage(row.titles, language),
    campaign_description: inLanguage(row.descriptions, language),
    amount: price,
    expired_at: row.expires_at.toISOString(),
    ...applicable(row),
    benefit_type: 'discount',
    benefit_details: { discount_percent: Number(row.discount_percent), membership_amount: price },
    uses_left: row.most_uses === null ? null : row.most_uses - row.uses,
    refusal,
  }
}
