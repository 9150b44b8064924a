import type { Generated } from 'kysely'

/** All that is worth money, in minor units. */
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
    origin: 'opening' | 'welcome' | 'earned'
    given_minor: number
    left_minor: number
    expires_at: Date | null
    created_at: Date
  }
  lot_use: { booking_id: number; lot_id: number; amount_minor: number; back_minor: Generated<number> }
}
