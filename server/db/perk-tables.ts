import type { Generated, JSONColumnType } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'

/** Texts by language code. */
type Words = JSONColumnType<Record<string, string>>

/** What a perk is good for; null: everything. */
interface Scope {
  vertical: VerticalId | null
  business_id: number | null
  listing_id: number | null
}

/** A discount as a percentage (an exact decimal, as text) or as an amount; the other one is null. */
interface Discount {
  discount_percent: string | null
  discount_minor: number | null
}

/** Tables of coupons, gift cards, memberships and points. Their balances are in wallets. */
export interface PerkTables {
  coupon: Scope &
    Discount & {
      id: Generated<number>
      code: string
      descriptions: Words
      currency: string
      max_discount_minor: number | null
      min_subtotal_minor: number | null
      starts_at: Date | null
      ends_at: Date | null
      most_uses: number | null
      most_uses_per_person: number | null
      uses: Generated<number>
      is_listed: Generated<boolean>
      is_active: Generated<boolean>
      created_at: Date
    }
  coupon_use: { booking_id: number; coupon_id: number; account_id: number; created_at: Date }
  gift_card_campaign: Scope & {
    id: Generated<number>
    titles: Words
    descriptions: Words
    value_minor: number
    currency: string
    validity_days: number
    is_active: Generated<boolean>
  }
  gift_card: Scope & {
    id: Generated<number>
    wallet_id: number
    account_id: number | null
    campaign_id: number | null
    code_hash: Buffer
    code_end: string
    pin_hash: Buffer
    pin_tries: Generated<number>
    bought_by: number | null
    purchase_id: number | null
    code_version: Generated<number>
    expires_at: Date
    created_at: Date
    /** When an operator stopped the card; null where none did. */
    stopped_at: Generated<Date | null>
  }
  gift: {
    id: Generated<number>
    gift_card_id: number
    giver_id: number
    recipient_name: string
    recipient_email: string
    message: string
    amount_minor: number
    language: string
    mail_due_at: Date | null
    mail_tries: Generated<number>
    sent_at: Date | null
    failed_at: Date | null
    claimed_at: Date | null
    taken_back_at: Date | null
    created_at: Date
  }
  membership_campaign: Scope & {
    id: Generated<number>
    titles: Words
    descriptions: Words
    price_minor: number
    currency: string
    validity_days: number
    discount_percent: string
    most_uses: number | null
    is_active: Generated<boolean>
  }
  membership: {
    id: Generated<number>
    account_id: number
    campaign_id: number
    price_minor: number
    discount_percent: string
    most_uses: number | null
    uses: Generated<number>
    purchase_id: number | null
    starts_at: Date
    expires_at: Date
    created_at: Date
  }
  membership_use: { booking_id: number; membership_id: number; amount_minor: number; created_at: Date }
  bonus_campaign: Discount & { business_id: number; vertical: VerticalId; is_active: Generated<boolean> }
}
