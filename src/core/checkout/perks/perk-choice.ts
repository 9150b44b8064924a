import type { WireCoupon, WireGiftCard, WireMembership } from '#contract/entities/checkout-perk.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { TextValues } from '#contract/texts/format.ts'

/** The functions that format texts, amounts and days. */
export interface Formatters {
  t: (key: TextKey, values?: TextValues) => string
  money: (amount: unknown) => string
  day: (instant: string) => string
}

/** A perk that can be chosen. */
export interface PerkChoice {
  /** The identifier by which it is applied. */
  id: string
  name: string
  /** The effect of the perk. */
  text: string
  more: string
  /** Why it cannot be used here, as the server says. */
  refusal: string | undefined
}

const joined = (...parts: string[]) => parts.filter((it) => it !== '').join(' · ')

export function couponChoice(coupon: WireCoupon, { t, money, day }: Formatters): PerkChoice {
  const { code, description, discount_type, discount, max_discount, expires_at, refusal } = coupon
  const isPercentage = discount_type.toUpperCase() === 'PERCENTAGE'
  const values = { rate: discount, cap: money(max_discount ?? 0), amount: money(discount) }
  const percentage = max_discount === null ? 'perk.off' : 'perk.offAtMost'
  const off = t(isPercentage ? percentage : 'perk.amountOff', values)
  const until = expires_at === null ? '' : t('perk.valid', { date: day(expires_at) })
  return {
    id: code,
    name: code,
    text: description || off,
    more: until,
    refusal: refusal?.message,
  }
}

export function cardChoice(card: WireGiftCard, { t, money, day }: Formatters): PerkChoice {
  return {
    id: String(card.id),
    name: card.code,
    text: t('giftCard.left', { amount: money(card.current_value) }),
    more: joined(card.applicable_name, t('perk.valid', { date: day(card.expired_at) })),
    refusal: card.refusal?.message,
  }
}

export function membershipChoice(it: WireMembership, { t, day }: Formatters): PerkChoice {
  const uses = it.uses_left === null ? '' : t('perk.usesLeft', { n: it.uses_left })
  return {
    id: String(it.id),
    name: it.campaign_title,
    text: t('perk.off', { rate: it.benefit_details.discount_percent }),
    more: joined(it.applicable_name, uses, t('perk.valid', { date: day(it.expired_at) })),
    refusal: it.refusal?.message,
  }
}
