import type { Generated, JSONColumnType } from 'kysely'
import type { StayLine } from '#contract/rental/price.ts'

/** A calendar elsewhere that is followed. */
interface CalendarColumns {
  id: Generated<number>
  listing_id: number
  url: string
  etag: string | null
  last_modified: string | null
  /** The taken times, as pairs of instants. */
  busy: JSONColumnType<[from: string, until: string][], string | undefined, string>
  read_at: Date | null
  problem: Generated<string>
  failures: Generated<number>
  next_at: Date
}

/** Tables of what only rentals have, of their stays, and of reviews of businesses. */
export interface RentalTables {
  rental: {
    listing_id: number
    day_price_minor: number | null
    deposit_minor: Generated<number>
    facts: JSONColumnType<Record<string, unknown>>
    terms: JSONColumnType<Record<string, unknown>>
    video_links: JSONColumnType<string[]>
    google_map_url: string | null
  }
  stay: {
    id: Generated<number>
    listing_id: number
    /** A range of instants, as the database writes it. */
    during: string
    hold_id: string | null
    booking_id: number | null
    is_elsewhere: Generated<boolean>
  }
  rental_calendar: CalendarColumns
  staff_calendar: CalendarColumns
  rental_booking: {
    booking_id: number
    price_minor: number
    pricing_type: string
    days: number
    lines: JSONColumnType<StayLine[]>
    deposit_minor: number
  }
  business_review: {
    id: Generated<number>
    business_id: number
    account_id: number | null
    booking_id: number | null
    /** In tenths of a star. */
    rating: number
    review: Generated<string>
    created_at: Date
    updated_at: Date
  }
}
