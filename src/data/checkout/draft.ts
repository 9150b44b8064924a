import type { OwnPoints } from '#contract/bill/perks.ts'
import type { Hold } from '#contract/calls/orders.ts'
import type { WireCoupon, WireGiftCard, WireMembership } from '#contract/entities/checkout-perk.ts'

/** The listing of a draft, for screens that do not request it again. */
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

/** The perks that a person applied, as the server confirmed them. */
export interface AppliedPerks {
  coupon?: WireCoupon | undefined
  giftCard?: WireGiftCard | undefined
  membership?: WireMembership | undefined
  /** What of bonus points and cashback is kept for another time. */
  keeps?: readonly OwnPoints[] | undefined
}

/** An order in the making, for one listing. The shape of `chosen` is the vertical's own. */
export interface Draft<Chosen = unknown> {
  key: string
  /** The id of the order in the making: another id is another order. */
  id: string
  owner: string
  listing: DraftListing
  chosen: Chosen
  perks: AppliedPerks
  note: string
  /** The time at which its prices were seen. */
  asOf: number
  /** The server's hold for it. */
  hold?: Omit<Hold, 'server_time'> | undefined
}
