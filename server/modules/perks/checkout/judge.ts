import type { PerkRefusal } from '#contract/entities/checkout-perk.ts'
import { type Minor, minor } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { type Bought, isGoodFor } from '../scope.ts'

/** Why a perk does not apply and, where the order is too small for it, how large it must be. */
export interface Judgement {
  reason: PerkRefusal
  minimum?: Minor
}

interface Scope {
  vertical: VerticalId | null
  business_id: number | null
  listing_id: number | null
}

/** How often something was used, and by how many orders of the person's that still wait for their payment. */
interface Uses {
  uses: number
  most_uses: number | null
  waiting: number
}

/** A coupon to be judged; `bought` and `subtotal` are left out where they are not known. */
export interface JudgedCoupon extends Scope, Uses {
  currency: string
  is_active: boolean
  starts_at: Date | null
  ends_at: Date | null
  min_subtotal_minor: number | null
  most_uses_per_person: number | null
  own_uses: number
}

const usedUp = ({ waiting }: { waiting: number }): Judgement => ({
  reason: waiting > 0 ? 'in_use' : 'used_up',
})

function isCouponFor(coupon: JudgedCoupon, bought: Bought | Pick<Bought, 'vertical'>): boolean {
  return 'listingId' in bought
    ? isGoodFor(coupon, bought) && coupon.currency === bought.currency
    : coupon.vertical === null || coupon.vertical === bought.vertical
}

export function judgeCoupon(
  coupon: JudgedCoupon | undefined,
  {
    bought,
    subtotal,
    now,
  }: { bought: Bought | Pick<Bought, 'vertical'> | undefined; subtotal: Minor; now: Date },
): Judgement | undefined {
  if (!coupon?.is_active) return { reason: 'unknown' }
  if (coupon.ends_at !== null && coupon.ends_at <= now) return { reason: 'expired' }
  if (coupon.starts_at !== null && coupon.starts_at > now) return { reason: 'not_yet' }
  if (bought && !isCouponFor(coupon, bought)) return { reason: 'not_for_this' }
  const { most_uses, most_uses_per_person } = coupon
  if (most_uses !== null && coupon.uses >= most_uses) return usedUp(coupon)
  if (most_uses_per_person !== null && coupon.own_uses >= most_uses_per_person) return usedUp(coupon)
  const minimum = coupon.min_subtotal_minor
  return minimum !== null && subtotal < minimum ? { reason: 'minimum', minimum: minor(minimum) } : undefined
}

export interface JudgedCard extends Scope {
  currency: string
  expires_at: Date
  balance_minor: number
  waiting: number
}

/** Judges a gift card, for what is bought or, without it, at all. */
export function judgeGiftCard(
  card: JudgedCard | undefined,
  { bought, now }: { bought: Bought | undefined; now: Date },
): Judgement | undefined {
  if (!card) return { reason: 'unknown' }
  if (card.expires_at <= now) return { reason: 'expired' }
  if (bought && (!isGoodFor(card, bought) || card.currency !== bought.currency))
    return { reason: 'not_for_this' }
  return card.balance_minor > 0 ? undefined : { reason: card.waiting > 0 ? 'in_use' : 'empty' }
}

export interface JudgedMembership extends Scope, Uses {
  starts_at: Date
  expires_at: Date
}

export function judgeMembership(
  membership: JudgedMembership | undefined,
  { bought, now }: { bought: Bought; now: Date },
): Judgement | undefined {
  if (!membership) return { reason: 'unknown' }
  if (membership.expires_at <= now) return { reason: 'expired' }
  if (membership.starts_at > now) return { reason: 'not_yet' }
  if (!isGoodFor(membership, bought)) return { reason: 'not_for_this' }
  const { uses, most_uses } = membership
  return most_uses !== null && uses >= most_uses ? usedUp(membership) : undefined
}
