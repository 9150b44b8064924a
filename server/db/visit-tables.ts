import type { Generated, JSONColumnType } from 'kysely'
import type { VisitItem, WantedServices } from '#contract/entities/visit.ts'
import type { TakenSpan } from '#contract/visit/assign.ts'

/** What was added to a service of a visit, as it was agreed. */
export interface AgreedAddon {
  id: number
  name: string
  price_minor: number
}

/** A service of a held visit, and its professional. */
export interface HeldLine {
  service_id: number
  name: string
  professional_id: number
  professional_name: string
  is_any: boolean
  from_min: number
  until_min: number
  /** Of the service alone. */
  price_minor: number
  addons: readonly AgreedAddon[]
}

/** A line of a visit as it is booked. The person who does it may be decided later. */
export type BookedLine = Omit<HeldLine, 'professional_id'> & {
  professional_id: number | null
  gap_at: number
  gap_minutes: number
}

/** Tables of occupancies, absences, and of held and booked visits. Times are whole minutes since 1970. */
export interface VisitTables {
  absence: {
    id: Generated<number>
    professional_id: number | null
    resource_id: Generated<number | null>
    /** null: all units of the resource. */
    unit: Generated<number | null>
    from_min: number
    until_min: number
    /** A calendar of their own says so. */
    is_elsewhere: Generated<boolean>
  }
  staff_feed: { professional_id: number; key_hash: Buffer; created_at: Date }
  occupancy: {
    id: Generated<number>
    professional_id: number | null
    resource_id: Generated<number | null>
    unit: Generated<number | null>
    from_min: number
    until_min: number
    hold_id: string | null
    booking_id: number | null
    proposal_id: Generated<number | null>
  }
  visit_hold: {
    hold_id: string
    store_id: number
    /** The visit as it was asked for. */
    item: JSONColumnType<VisitItem>
    lines: JSONColumnType<HeldLine[]>
  }
  visit_line: {
    booking_id: number
    no: number
    service_id: number
    name: string
    /** null: nobody in particular was asked for, and it is not paid yet. */
    professional_id: number | null
    professional_name: Generated<string>
    is_any: boolean
    from_min: number
    until_min: number
    gap_at: Generated<number>
    gap_minutes: Generated<number>
    price_minor: number
    addons: JSONColumnType<AgreedAddon[], string | undefined, string>
  }
  visit_proposal: {
    id: Generated<number>
    booking_id: number
    reason: 'absent' | 'hours' | 'other'
    /** The lines that would be booked instead. */
    lines: JSONColumnType<BookedLine[]>
    /** Proposals of older versions name people alone. */
    taken: JSONColumnType<(Omit<TakenSpan, 'resource_id' | 'unit'> & Partial<TakenSpan>)[]>
    state: Generated<'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'>
    expires_at: Date
    created_at: Date
  }
  slot_watch: {
    id: Generated<number>
    account_id: number
    store_id: number
    services: JSONColumnType<WantedServices>
    booking_id: number | null
    /** When that booking begins, as long as nobody has moved it. */
    before_min: number | null
    from_date: string
    until_date: string
    weekdays: number[]
    /** Minutes of a day, by the clock at the store. */
    from_minute: number
    until_minute: number
    created_at: Date
    queued_at: Date
    /** When the times begin that were held for them and they let pass. */
    let_pass: Generated<number[]>
    offered_min: number | null
    hold_id: string | null
  }
  freed_time: {
    id: Generated<number>
    store_id: number
    professional_id: number | null
    resource_id: number | null
    /** null: all units of the resource. */
    unit: number | null
    from_min: number
    until_min: number
  }
}
