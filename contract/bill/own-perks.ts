import type * as v from 'valibot'
import type { ownDiscounts } from '../entities/own-discounts.ts'
import type { WirePerks } from './perks-from-wire.ts'

type Own = {
  readonly [Name in keyof typeof ownDiscounts]?: v.InferOutput<(typeof ownDiscounts)[Name]> | undefined
}

/** What a business gives back of what is bought there. */
export interface GivenBack {
  readonly active: boolean
  readonly redeem_percent: number
  readonly max_amount: number
}

/** What the bill takes off by itself where a person has something of the business, out of what calls say of both. */
export function ownPerks(business: GivenBack | null, own: Own): Pick<WirePerks, 'bonus' | 'cashback'> {
  const { cashback_wallet, bonuspoint_wallet, bonuspoint_redemption_campaign: campaign } = own
  return {
    bonus: campaign ? { ...campaign, balance: bonuspoint_wallet?.balanceFloat ?? 0 } : undefined,
    cashback: business ? { ...business, balance: cashback_wallet?.balanceFloat ?? 0 } : undefined,
  }
}
