import { CreditCard, Gift, type LucideIcon, Tag } from 'lucide-react'
import {
  applyCoupon,
  applyGiftCard,
  applyMembership,
  cartCoupons,
  cartGiftCards,
  cartMemberships,
} from '#contract/calls/checkout-perks.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { wireSubtotalOf } from '#src/core/checkout/cart.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import type { AppliedPerks, Draft } from '#src/data/checkout/draft.ts'
import { send } from '#src/data/provider/call.ts'
import { cardOffer, couponOffer, membershipOffer, type Offer, type Words } from './offer.ts'

export type PerkName = 'coupon' | 'giftCard' | 'membership'

/** A kind of thing that makes an order cheaper. */
export interface PerkKind {
  name: PerkName
  icon: LucideIcon
  title: TextKey
  empty: TextKey
  /** Its line in the bill, which is also what a refusal calls it. */
  line: 'coupon' | 'gift_card' | 'membership'
  /** It can be typed in as well. */
  isTyped: boolean
  /** Only of who is logged in. */
  isOwn: boolean
  list: (of: Sold, draft: Draft, words: Words, signal: AbortSignal) => Promise<Offer[]>
  apply: (of: Sold, draft: Draft, id: string) => Promise<{ message: string; perks: AppliedPerks }>
  /** What the applied one is called. */
  nameOf: (perks: AppliedPerks) => string | undefined
}

const applicable = (of: Sold, { listing }: Draft) => ({
  applicable_type: of.applicable,
  applicable_id: listing.slug,
})

export const perkKinds: readonly PerkKind[] = [
  {
    name: 'coupon',
    icon: Tag,
    title: 'coupon.title',
    empty: 'coupon.empty',
    line: 'coupon',
    isTyped: true,
    isOwn: false,
    async list(of, draft, words, signal) {
      const asked = { ...applicable(of, draft), total: wireSubtotalOf(draft) }
      return (await send(cartCoupons, asked, signal)).coupons.map((it) => couponOffer(it, words))
    },
    async apply(of, draft, id) {
      const asked = { ...applicable(of, draft), coupon: id, subtotal: wireSubtotalOf(draft) }
      const { message, coupon } = await send(applyCoupon, asked)
      return { message, perks: { coupon } }
    },
    nameOf: ({ coupon }) => coupon?.code,
  },
  {
    name: 'giftCard',
    icon: Gift,
    title: 'giftCard.title',
    empty: 'giftCard.empty',
    line: 'gift_card',
    isTyped: true,
    isOwn: true,
    async list(of, draft, words, signal) {
      const { giftCards } = await send(cartGiftCards, applicable(of, draft), signal)
      return giftCards.map((it) => cardOffer(it, words))
    },
    async apply(of, draft, id) {
      const { message, giftCard } = await send(applyGiftCard, { ...applicable(of, draft), gift_card: id })
      return { message, perks: { giftCard } }
    },
    nameOf: ({ giftCard }) => giftCard?.code,
  },
  {
    name: 'membership',
    icon: CreditCard,
    title: 'membership.title',
    empty: 'membership.empty',
    line: 'membership',
    isTyped: false,
    isOwn: true,
    async list(of, draft, words, signal) {
      const { memberships } = await send(cartMemberships, applicable(of, draft), signal)
      return memberships.map((it) => membershipOffer(it, words))
    },
    async apply(of, draft, id) {
      const asked = { ...applicable(of, draft), membership: Number(id) }
      const { message, membership } = await send(applyMembership, asked)
      return { message, perks: { membership } }
    },
    nameOf: ({ membership }) => membership?.campaign_title,
  },
]
