import type { Generated, JSONColumnType } from 'kysely'
import type { LegName } from '#contract/entities/handover.ts'
import type { OpenSpan } from '#contract/entities/opening-hours.ts'

type Week = JSONColumnType<OpenSpan[][], string, string>

/** Tables of how things are handed over: where, by whom, and what was agreed of it. */
export interface HandoverTables {
  handover_point: {
    id: Generated<number>
    business_id: number
    name: string
    address: string
    latitude: number
    longitude: number
    week: Week
    fee_minor: Generated<number>
    box_code: Generated<string | null>
    is_active: Generated<boolean>
  }
  courier: { id: Generated<number>; business_id: number; name: string }
  handover_offer: {
    listing_id: number
    points: Generated<boolean>
    brings: Generated<boolean>
    fetches: Generated<boolean>
    /** Somebody comes to do their work at an address; in minutes, how long they are on the way there, and back. */
    comes: Generated<boolean>
    travel_minutes: Generated<number>
    /** Things are collected, and brought back at least so many minutes later. */
    collects: Generated<boolean>
    turnaround_minutes: Generated<number>
    radius_m: Generated<number>
    free_m: Generated<number>
    base_fee_minor: Generated<number>
    per_km_minor: Generated<number>
    one_way_fee_minor: Generated<number>
    lead_minutes: Generated<number>
    window_minutes: Generated<number>
    cutoff_minutes: Generated<number>
    week: Week
    courier_id: Generated<number | null>
    phone: Generated<string | null>
  }
  courier_drive: {
    id: Generated<number>
    courier_id: number
    /** A range of instants, as the database writes it. */
    during: string
    hold_id: string | null
    booking_id: number | null
  }
  booking_handover: {
    booking_id: number
    leg: LegName | 'visit'
    kind: 'point' | 'address'
    point_id: number | null
    name: Generated<string>
    address: string
    latitude: number | null
    longitude: number | null
    distance_m: number | null
    from_at: Date
    until_at: Date
    contact_name: string
    contact_phone: string
    note: Generated<string>
    fee_minor: number
  }
}
