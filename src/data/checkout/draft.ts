import type { Hold } from '#contract/calls/orders.ts'
import type { WireCoupon, WireGiftCard, WireMembership } from '#contract/entities/checkout-perk.ts'

/** What is being bought, for the screens on which the listing itself is not asked for again. */
export interface DraftListing {
  slug: string
  title: string
  cover_image: string
  cover_color: string
  start: string
  end: string
  timezone: string
  currency: string
}

/** What a person applied to pay less, as the server said it is good. */
export interface AppliedPerks {
  coupon?: WireCoupon | undefined
  giftCard?: WireGiftCard | undefined
  membership?: WireMembership | undefined
  /** Bonus points and cashback are kept for another time. */
  keepsPoints?: true | undefined
}

/** What somebody is about to order: of one listing, and not ordered yet. What is `chosen` of it is the vertical's to know. */
export interface Draft<Chosen = unknown> {
  key: string
  /** Another one is another order. */
  id: string
  owner: string
  listing: DraftListing
  chosen: Chosen
  perks: AppliedPerks
  note: string
  /** When its prices were seen. */
  asOf: number
  /** What the server holds for it, and until when. */
  hold?: Omit<Hold, 'server_time'> | undefined
}
