import type { Generated, JSONColumnType } from 'kysely'
import type { OpeningHours, OpenSpan } from '#contract/entities/opening-hours.ts'

/** A day by the calendar, `2026-06-01`. */
type Day = string

/** What only stores have, who works there and what they do. */
export interface StoreTables {
  store: {
    listing_id: number
    /** Each day's spans, Monday first; null: nobody has said. */
    schedule: JSONColumnType<OpenSpan[][] | null, string | null, string | null>
    special_days: JSONColumnType<OpeningHours['special'], string | undefined, string>
    region: Generated<string>
    /** null: nobody has said. */
    on_holidays: 'usual' | 'closed' | null
    state: Generated<'open' | 'closed_for_now' | 'closed_for_good'>
    closed_until: Day | null
    note: Generated<string>
    hours_checked_on: Day | null
    phone: string | null
    website: string | null
    video_links: JSONColumnType<string[], string | undefined, string>
  }
  service_sub_category: {
    id: Generated<number>
    category_id: number
    slug: string
    /** By language code. */
    names: JSONColumnType<Record<string, string>>
    position: Generated<number>
  }
  store_service: {
    id: Generated<number>
    store_id: number
    sub_category_id: number | null
    name: string
    content: Generated<string>
    type: Generated<'at_store' | 'at_home' | 'collect'>
    /** In minutes. */
    duration: number
    price_minor: number
    position: Generated<number>
    is_active: Generated<boolean>
  }
  staff: {
    store_id: number
    professional_id: number
    role: Generated<string>
    position: Generated<number>
  }
  staff_service: {
    service_id: number
    professional_id: number
    /** null: as of anybody. */
    duration: number | null
    price_minor: number | null
  }
}
