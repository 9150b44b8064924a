import { type Currency, MAX_MINOR, type Minor, minor, parseWire, ZERO } from '../money.ts'
import type { Bonus, Cashback, Coupon, Discount, Membership, Perks, Referral, WalletUse } from './perks.ts'

interface WireDiscount {
  readonly discount_type: string
  readonly discount: number
}

type OptionalAmount = number | null | undefined

/** The perks as the provider's entities hold them: decimal amounts, and any text for a discount's kind. */
export interface WirePerks {
  readonly referral?: Referral | undefined
  readonly coupon?:
    | (WireDiscount & { readonly max_discount?: OptionalAmount; readonly min_subtotal?: OptionalAmount })
    | undefined
  readonly bonus?: (WireDiscount & { readonly balance: number }) | undefined
  readonly cashback?:
    | (Pick<Cashback, 'active' | 'redeem_percent'> & {
        readonly max_amount?: OptionalAmount
        readonly balance: number
      })
    | undefined
  readonly membership?: Membership | undefined
  readonly gift_card?: { readonly current_value: number } | undefined
  readonly wallet?: { readonly balance: number; readonly use: WalletUse } | undefined
}

/**
 * The perks in minor units. Any kind of discount that is not a percentage is flat. An amount the currency
 * cannot have gives nothing (and as a minimum is never reached): until the server's bill is there, the
 * screen's own may promise too little, but never too much.
 */
export function perksFromWire(wire: WirePerks, currency: Currency): Perks {
  const amount = (value: number): Minor => parseWire(value, currency) ?? ZERO
  const limit = (value: OptionalAmount): Minor | undefined => (value == null ? undefined : amount(value))
  const discount = ({ discount_type, discount: off }: WireDiscount): Discount =>
    discount_type.toUpperCase() === 'PERCENTAGE'
      ? { discount_type: 'PERCENTAGE', discount: off }
      : { discount_type: 'AMOUNT', discount: amount(off) }

  const coupon = (one: NonNullable<WirePerks['coupon']>): Coupon => ({
    ...discount(one),
    max_discount: limit(one.max_discount),
    min_subtotal:
      one.min_subtotal == null ? undefined : (parseWire(one.min_subtotal, currency) ?? minor(MAX_MINOR)),
  })
  const bonus = (one: NonNullable<WirePerks['bonus']>): Bonus => ({
    ...discount(one),
    balance: amount(one.balance),
  })
  const cashback = (one: NonNullable<WirePerks['cashback']>): Cashback => ({
    active: one.active,
    redeem_percent: one.redeem_percent,
    max_amount: limit(one.max_amount),
    balance: amount(one.balance),
  })

  return {
    referral: wire.referral,
    coupon: wire.coupon && coupon(wire.coupon),
    bonus: wire.bonus && bonus(wire.bonus),
    cashback: wire.cashback && cashback(wire.cashback),
    membership: wire.membership,
    gift_card: wire.gift_card && { current_value: amount(wire.gift_card.current_value) },
    wallet: wire.wallet && { balance: amount(wire.wallet.balance), use: wire.wallet.use },
  }
}
