import type { Generated, JSONColumnType } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'

/** Tables of listings' events and tickets, and of what people think of listings. */
export interface ListingTables {
  event_date: { id: Generated<number>; listing_id: number; starts_at: Date; ends_at: Date }
  event: {
    listing_id: number
    /** The next date, or the last one. */
    date_id: number
    is_online: Generated<boolean>
    tags: JSONColumnType<string[]>
    languages: JSONColumnType<string[]>
    video_links: JSONColumnType<string[]>
    google_map_url: string | null
    /** The place of this marketplace at which the event takes place. */
    place_id: Generated<number | null>
  }
  ticket: {
    id: Generated<number>
    date_id: number
    position: Generated<number>
    name: string
    description: Generated<string>
    price_minor: number
    capacity: number
    sold: Generated<number>
    most_per_order: number
    sales_from: Date | null
    sales_until: Date | null
  }
  business_cashback: {
    business_id: number
    vertical: VerticalId
    /** An exact decimal, as text. */
    redeem_percent: string
    most_redeem_minor: number
  }
  favourite: { account_id: number; listing_id: number; created_at: Date }
  recent_view: { account_id: number; listing_id: number; viewed_at: Date }
  review: {
    id: Generated<number>
    listing_id: number
    account_id: number | null
    author: Generated<string>
    /** In tenths of a star. */
    rating: number
    review: Generated<string>
    /** The booking that is rated; null where nothing was booked. */
    booking_id: Generated<number | null>
    created_at: Date
    updated_at: Date
  }
}
