import type { Generated } from 'kysely'

/** Tables of everything that is worth money, in minor units. */
export interface WalletTables {
  wallet: {
    id: Generated<number>
    kind: string
    account_id: number | null
    business_id: number | null
    slug: string
    currency: string
    balance_minor: Generated<number>
    created_at: Date
  }
  wallet_move: { id: Generated<number>; reason: string; reference: string; created_at: Date }
  wallet_entry: { id: Generated<number>; move_id: number; wallet_id: number; amount_minor: number }
  wallet_lot: {
    id: Generated<number>
    wallet_id: number
    origin: 'opening' | 'welcome' | 'earned' | 'top_up' | 'referral'
    /** The top-up by which its owner put it in; null: it was given to them. */
    purchase_id: Generated<number | null>
    given_minor: number
    left_minor: number
    expires_at: Date | null
    created_at: Date
  }
  referral_reward: {
    referred_id: number
    referrer_id: number
    booking_id: number
    amount_minor: number
    currency: string
    state: 'credited' | 'over_limit' | 'held' | 'refused'
    move_id: number | null
    created_at: Date
  }
  /** An amount that a booking or a purchase took out of a lot. */
  lot_use: {
    booking_id: number | null
    purchase_id: Generated<number | null>
    lot_id: number
    amount_minor: number
    back_minor: Generated<number>
  }
}
