import type * as v from 'valibot'
import type { ownDiscounts } from '../entities/own-discounts.ts'
import type { WirePerks } from './perks-from-wire.ts'

type Own = {
  readonly [Name in keyof typeof ownDiscounts]?: v.InferOutput<(typeof ownDiscounts)[Name]> | undefined
}

/** The cashback that a business gives; each field is named after what is bought there. */
type GivesBack<Noun extends string> = Readonly<Record<`${Noun}_cashback_active`, boolean>> & Limits<Noun>
type Limits<Noun extends string> = Readonly<
  Record<`${Noun}_cashback_redeem_percent` | `${Noun}_max_cashback_redeem_amount`, number>
>

/**
 * The bonus points and cashback that a bill takes off by itself, from what calls say of the business and of the
 * person.
 */
export function ownPerks<Noun extends string>(
  noun: Noun,
  { business, ...own }: Own & { readonly business: GivesBack<Noun> | null },
): Pick<WirePerks, 'bonus' | 'cashback'> {
  const { cashback_wallet, bonuspoint_wallet, bonuspoint_redemption_campaign: campaign } = own
  const active: Readonly<Record<`${Noun}_cashback_active`, boolean>> | null = business
  const limits: Limits<Noun> | null = business
  return {
    bonus: campaign ? { ...campaign, balance: bonuspoint_wallet?.balanceFloat ?? 0 } : undefined,
    cashback:
      active && limits
        ? {
            active: active[`${noun}_cashback_active`],
            redeem_percent: limits[`${noun}_cashback_redeem_percent`],
            max_amount: limits[`${noun}_max_cashback_redeem_amount`],
            balance: cashback_wallet?.balanceFloat ?? 0,
          }
        : undefined,
  }
}
