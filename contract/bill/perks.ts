import type { Currency, Minor } from '../money.ts'

/** A discount in one of its two kinds; the number's unit hangs on the kind. */
export type Discount =
  | { readonly discount_type: 'PERCENTAGE'; readonly discount: number }
  | { readonly discount_type: 'AMOUNT'; readonly discount: Minor }

/** The first paid booking of a referred person. */
export interface Referral {
  readonly rate: number
}

/** An applied coupon. `max_discount` limits percentages only; absent means no limit, 0 means nothing at all. */
export type Coupon = Discount & {
  readonly max_discount?: Minor | undefined
  readonly min_subtotal?: Minor | undefined
}

/** A bonus-point campaign with the points the person has. */
export type Bonus = Discount & { readonly balance: Minor }

/** What a bill takes off by itself unless it is kept for another time, by the codes of its lines. */
export const ownPoints = ['bonus_points', 'cashback'] as const
/** What a bill takes off by itself unless it is kept. */
export type OwnPoints = (typeof ownPoints)[number]

/** The business's cashback rule with the person's cashback balance. */
export interface Cashback {
  readonly active: boolean
  readonly redeem_percent: number
  /** The business's own limit; absent means the balance alone limits. */
  readonly max_amount?: Minor | undefined
  readonly balance: Minor
}

/** An applied membership. Only the benefit type `discount` takes something off. */
export interface Membership {
  readonly benefit_type: string
  readonly benefit_details: { readonly discount_percent: number }
}

/** An applied gift card. */
export interface GiftCard {
  readonly current_value: Minor
}

/** The part of a bill that the wallet may pay. */
export type WalletUse = 'none' | 'partial' | 'full'

/** The person's wallet, and how much of the bill they chose to pay with it. */
export interface Wallet {
  readonly balance: Minor
  readonly use: WalletUse
}

/** All perks that may make a bill smaller; the order in which they are given does not matter. */
export interface Perks {
  readonly referral?: Referral | undefined
  readonly coupon?: Coupon | undefined
  readonly bonus?: Bonus | undefined
  readonly cashback?: Cashback | undefined
  readonly membership?: Membership | undefined
  readonly gift_card?: GiftCard | undefined
  readonly wallet?: Wallet | undefined
}

/** The input of a bill, all amounts in minor units of one currency. */
export interface QuoteInput extends Perks {
  readonly currency: Currency
  readonly subtotal: Minor
}
