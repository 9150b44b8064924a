import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** The tables as the migrations leave them. */
export interface Tables {
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
  account: { id: Generated<number>; name: string; disabled_at: Date | null; created_at: Date }
  session: {
    id: Generated<number>
    account_id: number
    token_hash: Buffer
    device: string
    created_at: Date
    last_seen_at: Date
  }
  business: { id: Generated<number>; slug: string; name: string; about: string; mark: string }
  category: {
    id: Generated<number>
    vertical: string
    kind: string
    slug: string
    /** By language code. */
    names: JSONColumnType<Record<string, string>>
    cover_image: string
    position: number
  }
  listing: {
    id: Generated<number>
    vertical: string
    kind: string
    slug: string
    title: string
    content: string
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
    created_at: Date
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
