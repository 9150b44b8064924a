import type { Generated, JSONColumnType } from 'kysely'
import type { OpeningHours, OpenSpan } from '#contract/entities/opening-hours.ts'

/** A day by the calendar, `2026-06-01`. */
type Day = string

/** Tables of what only stores have, of the people who work there and of their services. */
export interface StoreTables {
  store: {
    listing_id: number
    /** The spans of each day from Monday on; null: nobody knows them. */
    schedule: JSONColumnType<OpenSpan[][] | null, string | null, string | null>
    special_days: JSONColumnType<OpeningHours['special'], string | undefined, string>
    region: Generated<string>
    /** null: nobody knows. */
    on_holidays: 'usual' | 'closed' | null
    state: Generated<'open' | 'closed_for_now' | 'closed_for_good'>
    closed_until: Day | null
    note: Generated<string>
    hours_checked_on: Day | null
    phone: string | null
    website: string | null
    video_links: JSONColumnType<string[], string | undefined, string>
    step_minutes: Generated<number>
    lead_minutes: Generated<number>
    horizon_days: Generated<number>
    most_minutes: Generated<number>
    /** How many visits to come one person may have that are paid at the store; null: any number. */
    most_unpaid: Generated<number | null>
    /** The part of a visit's price, in percent, that is paid when it is booked; or an amount. */
    deposit_percent: Generated<string | null>
    deposit_minor: Generated<number | null>
    /** The subtotal from which on that holds. */
    deposit_from_minor: Generated<number>
  }
  service_sub_category: {
    id: Generated<number>
    category_id: number
    slug: string
    /** Names by language code. */
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
    /**
     * A pause in which the service runs by itself and its professional is free: it begins so many minutes
     * after the service, and lasts so many.
     */
    gap_at: Generated<number>
    gap_minutes: Generated<number>
    before_minutes: Generated<number>
    after_minutes: Generated<number>
    /** The kinds of resources of which it takes one unit each. */
    needs: Generated<string[]>
  }
  resource: {
    id: Generated<number>
    store_id: number
    kind: string
    name: string
    units: Generated<number>
    position: Generated<number>
    is_active: Generated<boolean>
  }
  addon: {
    id: Generated<number>
    store_id: number
    name: string
    /** In minutes; zero for what takes no time. */
    duration: number
    price_minor: number
    position: Generated<number>
    is_active: Generated<boolean>
  }
  service_addon: {
    service_id: number
    addon_id: number
  }
  staff: {
    store_id: number
    professional_id: number
    role: Generated<string>
    position: Generated<number>
    /** The spans of each day from Monday on; null: whenever the store is open. */
    schedule: JSONColumnType<OpenSpan[][] | null, string | null | undefined, string | null>
    special_days: JSONColumnType<OpeningHours['special'], string | undefined, string>
    /** When the professional last got a visit that named nobody in particular. */
    last_any_at: Generated<Date | null>
  }
  staff_service: {
    service_id: number
    professional_id: number
    /** null: as for anybody. */
    duration: number | null
    price_minor: number | null
  }
}
