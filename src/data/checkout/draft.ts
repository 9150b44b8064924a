import type { Hold } from '#contract/calls/orders.ts'
import type { WireCoupon, WireGiftCard, WireMembership } from '#contract/entities/checkout-perk.ts'
import type { RentalPricing } from '#contract/rental/pricing.ts'

/** So many of one thing, as it was named and priced when it was last seen. */
export interface DraftLine {
  id: number
  name: string
  price: number
  quantity: number
}

/** From when to when, by the clock at the place, at the price it had when it was last seen. */
export interface DraftStay {
  start_date: string
  end_date: string
  pricing_type: RentalPricing
  price: number
  day_price: number | null
  /** Held at the place, and no part of the price. */
  security_deposit: number
}

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
}

/** What somebody is about to order: of one listing, and not ordered yet. */
export interface Draft {
  key: string
  /** Another one is another order. */
  id: string
  owner: string
  listing: DraftListing
  /** What is counted of it. */
  lines: readonly DraftLine[]
  /** What is had for a time instead. */
  stay?: DraftStay | undefined
  perks: AppliedPerks
  note: string
  /** When its prices were seen. */
  asOf: number
  /** What the server keeps for it, and until when. */
  hold?: Omit<Hold, 'server_time'> | undefined
}
