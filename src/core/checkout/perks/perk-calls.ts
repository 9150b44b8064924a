import {
  applyCoupon,
  applyGiftCard,
  applyMembership,
  cartCoupons,
  cartGiftCards,
  cartMemberships,
} from '#contract/calls/checkout-perks.ts'
import { type Sold, wireSubtotalOf } from '#src/core/checkout/sold.ts'
import type { AppliedPerks, Draft } from '#src/data/checkout/draft.ts'
import { send } from '#src/data/provider/call.ts'
import type { PerkName } from './kinds.ts'
import {
  cardChoice,
  couponChoice,
  type Formatters,
  membershipChoice,
  type PerkChoice,
} from './perk-choice.ts'

/** The calls that list the perks of a kind, and apply one. */
interface PerkCalls {
  list: (of: Sold, draft: Draft, words: Formatters, signal: AbortSignal) => Promise<PerkChoice[]>
  apply: (of: Sold, draft: Draft, id: string) => Promise<{ message: string; perks: AppliedPerks }>
}

const applicable = (of: Sold, { listing }: Draft) => ({
  applicable_type: of.applicable,
  applicable_id: listing.slug,
})

/** The calls of each kind of perk. */
export const perkCalls: Readonly<Record<PerkName, PerkCalls>> = {
  coupon: {
    async list(of, draft, words, signal) {
      const asked = { ...applicable(of, draft), total: wireSubtotalOf(of, draft) }
      return (await send(cartCoupons, asked, signal)).coupons.map((it) => couponChoice(it, words))
    },
    async apply(of, draft, id) {
      const asked = { ...applicable(of, draft), coupon: id, subtotal: wireSubtotalOf(of, draft) }
      const { message, coupon } = await send(applyCoupon, asked)
      return { message, perks: { coupon } }
    },
  },
  giftCard: {
    async list(of, draft, words, signal) {
      const { giftCards } = await send(cartGiftCards, applicable(of, draft), signal)
      return giftCards.map((it) => cardChoice(it, words))
    },
    async apply(of, draft, id) {
      const { message, giftCard } = await send(applyGiftCard, { ...applicable(of, draft), gift_card: id })
      return { message, perks: { giftCard } }
    },
  },
  membership: {
    async list(of, draft, words, signal) {
      const { memberships } = await send(cartMemberships, applicable(of, draft), signal)
      return memberships.map((it) => membershipChoice(it, words))
    },
    async apply(of, draft, id) {
      const asked = { ...applicable(of, draft), membership: Number(id) }
      const { message, membership } = await send(applyMembership, asked)
      return { message, perks: { membership } }
    },
  },
}
