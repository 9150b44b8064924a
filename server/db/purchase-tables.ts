import type { Generated, JSONColumnType } from 'kysely'

/** The kinds of purchases: what can be bought that is not a booking. */
export type PurchaseKind = 'gift_card' | 'membership' | 'top_up'

/** Tables of purchases and payouts. */
export interface PurchaseTables {
  purchase: {
    id: Generated<number>
    reference: string
    account_id: number
    kind: PurchaseKind
    title: string
    /** The terms for the part that delivers it. */
    terms: JSONColumnType<object>
    amount_minor: number
    currency: string
    payment_mode: 'Online' | 'WALLET'
    status: number
    pay_until: Date
    created_at: Date
    settled_at: Date | null
    /** Until when it can be given back unused; null: never. */
    refundable_until: Generated<Date | null>
    refunded_at: Generated<Date | null>
  }
  /** Money that left a wallet for where it came from. */
  payout: {
    id: Generated<number>
    account_id: number
    amount_minor: number
    currency: string
    move_id: number
    created_at: Date
  }
}
