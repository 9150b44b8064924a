import type { WireCoupon, WireGiftCard, WireMembership } from '../entities/checkout-perk.ts'
import type { Currency, Minor } from '../money.ts'
import type { Candidates } from './best.ts'
import { perksFromWire } from './perks-from-wire.ts'

/** The perks that a person may choose from, as calls return them. */
export interface WireChoices {
  coupons: readonly WireCoupon[]
  memberships: readonly WireMembership[]
  gift_cards: readonly WireGiftCard[]
}

/**
 * Those perks as candidates for the best saving. A coupon that was refused for too small an order is judged anew,
 * since what is ordered may have changed meanwhile.
 */
export function candidatesOf(
  { coupons, memberships, gift_cards }: WireChoices,
  { currency, subtotal }: { currency: Currency; subtotal: Minor },
): Candidates {
  return {
    coupon: coupons.flatMap((it) => {
      const { coupon: perk } = perksFromWire({ coupon: it }, currency)
      const isEnough = it.refusal?.reason === 'minimum' && subtotal >= (perk?.min_subtotal ?? 0)
      const refusal = isEnough ? undefined : it.refusal?.message
      const more = { isLimited: false, endsAt: it.expires_at ?? undefined, refusal }
      return perk ? [{ perk, id: it.code, name: it.code, ...more }] : []
    }),
    membership: memberships.map((perk) => ({
      perk,
      id: String(perk.id),
      name: perk.campaign_title,
      isLimited: perk.uses_left !== null,
      endsAt: perk.expired_at,
      refusal: perk.refusal?.message,
    })),
    gift_card: gift_cards.flatMap((it) => {
      const { gift_card: perk } = perksFromWire({ gift_card: it }, currency)
      const more = { isLimited: false, endsAt: it.expired_at, refusal: it.refusal?.message }
      return perk ? [{ perk, id: String(it.id), name: it.code, ...more }] : []
    }),
  }
}
