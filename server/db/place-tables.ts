import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { OpenSpan } from '#contract/entities/opening-hours.ts'

/** A day by the calendar, `2026-06-01`. */
type Day = string

/** Tables of what only places have: their hours and holidays. */
export interface PlaceTables {
  place: {
    listing_id: number
    /** The spans of each day from Monday on; null: nobody knows them. */
    schedule: JSONColumnType<OpenSpan[][] | null, string | null, string | null>
    /** The spans in minutes, an array of multiranges as the database writes it. */
    spans: string | null
    has_days: Generated<boolean>
    open_slots: Generated<number[]>
    region: Generated<string>
    /** null: nobody knows. */
    holiday_hours: ColumnType<'usual' | OpenSpan[] | null, string | null | undefined, string | null>
    state: Generated<'open' | 'closed_for_now' | 'closed_for_good'>
    closed_until: Day | null
    note: Generated<string>
    hours_checked_on: Day | null
    amenities: JSONColumnType<string[], string | undefined, string>
    price_range: Generated<string>
    contacts: JSONColumnType<Record<string, unknown>, string | undefined, string>
    video_links: JSONColumnType<string[], string | undefined, string>
    google_map_url: string | null
  }
  place_day: {
    listing_id: number
    day: Day
    /** null: the hours may differ, and nobody knows how. */
    hours: JSONColumnType<OpenSpan[] | null, string | null, string | null>
    /** The hours in minutes, a multirange as the database writes it. */
    spans: string | null
    name: Generated<string>
    is_holiday: Generated<boolean>
  }
  holiday: {
    region: string
    day: Day
    /** Names by language code. */
    names: JSONColumnType<Record<string, string>>
  }
}
