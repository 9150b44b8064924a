import { CreditCard, Gift, type LucideIcon, Tag } from 'lucide-react'
import type { TextKey } from '#contract/texts/en.ts'
import type { AppliedPerks } from '#src/data/checkout/draft.ts'

export type PerkName = 'coupon' | 'giftCard' | 'membership'

/** A kind of perk that can be applied to an order. */
export interface PerkKind {
  name: PerkName
  icon: LucideIcon
  title: TextKey
  empty: TextKey
  /** Its line in the bill, which is also what a refusal calls it. */
  line: 'coupon' | 'gift_card' | 'membership'
  /** Whether its code can also be typed in. */
  isTyped: boolean
  /** Whether only a person who is logged in has it. */
  isOwn: boolean
  /** The name of the applied one. */
  nameOf: (perks: AppliedPerks) => string | undefined
}

export const perkKinds: readonly PerkKind[] = [
  {
    name: 'coupon',
    icon: Tag,
    title: 'coupon.title',
    empty: 'coupon.empty',
    line: 'coupon',
    isTyped: true,
    isOwn: false,
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
    nameOf: ({ membership }) => membership?.campaign_title,
  },
]
