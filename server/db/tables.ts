import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { AccountTables } from './account-tables.ts'
import type { AnnouncementTables } from './announcement-tables.ts'
import type { CleanHtml } from './clean-html.ts'
import type { EarningTables } from './earning-tables.ts'
import type { HandoverTables } from './handover-tables.ts'
import type { InquiryTables } from './inquiry-tables.ts'
import type { ListingTables } from './listing-tables.ts'
import type { NotificationTables } from './notification-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { PerkTables } from './perk-tables.ts'
import type { PlaceTables } from './place-tables.ts'
import type { PurchaseTables } from './purchase-tables.ts'
import type { RentalTables } from './rental-tables.ts'
import type { ReportTables } from './report-tables.ts'
import type { StoreTables } from './store-tables.ts'
import type { TicketTables } from './ticket-tables.ts'
import type { VisitTables } from './visit-tables.ts'
import type { WalletTables } from './wallet-tables.ts'

/** The tables as the migrations leave them. */
export interface Tables
  extends AccountTables,
    ListingTables,
    WalletTables,
    PerkTables,
    EarningTables,
    OrderTables,
    PurchaseTables,
    TicketTables,
    RentalTables,
    AnnouncementTables,
    PlaceTables,
    StoreTables,
    VisitTables,
    HandoverTables,
    InquiryTables,
    ReportTables,
    NotificationTables {
  setting: { key: string; value: string }
  language: { id: Generated<number>; code: string; name: string; is_default: boolean; is_active: boolean }
  text_override: { language_code: string; key: string; value: string }
  page_override: {
    language_code: string
    slug: string
    kind: string
    title: string
    content: string
    position: number
  }
  app_version: { single: true; settings_version: number; cache_version: number }
  business: {
    id: Generated<number>
    slug: string
    name: string
    about: string
    mark: string
    /** The address at which inquiries about its listings are answered. */
    email: Generated<string | null>
    rating_total: Generated<number>
    rating_count: Generated<number>
  }
  category: {
    id: Generated<number>
    vertical: VerticalId
    kind: string
    slug: string
    /** Names by language code. */
    names: JSONColumnType<Record<string, string>>
    cover_image: string
    position: number
    descriptions: JSONColumnType<Record<string, string>, string | undefined, string>
    /** Other names of a category by language code, under which it is found as well. */
    synonyms: JSONColumnType<Record<string, string[]>, string | undefined, string>
    parent_id: Generated<number | null>
  }
  listing: {
    id: Generated<number>
    vertical: VerticalId
    kind: string
    slug: string
    title: string
    content: ColumnType<string, CleanHtml, CleanHtml>
    cover_image: string
    cover_color: string
    gallery: JSONColumnType<string[]>
    category_id: number | null
    business_id: number | null
    price_minor: number | null
    pricing_type: string
    currency: string
    rating_total: number
    rating_count: number
    avg_rating: GeneratedAlways<number>
    latitude: number
    longitude: number
    position: GeneratedAlways<string>
    time_zone: string
    address: string
    land_mark: string
    starts_at: Date | null
    ends_at: Date | null
    is_active: boolean
    /** The popularity of the last weeks, counted anew every hour. */
    popular: Generated<number>
    /** The id of the listing in the books of its owner, by which imports know it. */
    external_id: Generated<string | null>
    created_at: Date
    /** When the page was last changed; null: not since it was added. */
    changed_at: Generated<Date | null>
  }
  idempotency: {
    owner: number
    key: string
    call: string
    request_hash: Buffer
    status: number
    reply: unknown
    created_at: Date
  }
}
