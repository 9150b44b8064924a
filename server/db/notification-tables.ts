import type { Generated, JSONColumnType } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'

/** What people were told of a booking. */
export interface NotificationDetails {
  /** Of what was booked, for its own words; older ones do not say. */
  vertical?: VerticalId | undefined
  title: string
  path: string
  starts_at: string
  time_zone: string
  where: string
  currency: string
  amount_minor?: number | undefined
  /** Until when it can still be paid. */
  until?: string | undefined
}

/** What people are told, and what of it is still to leave. */
export interface NotificationTables {
  notification: {
    id: Generated<number>
    account_id: number
    booking_id: number
    kind: string
    fact: string
    details: JSONColumnType<NotificationDetails>
    created_at: Date
    read_at: Date | null
  }
  delivery: {
    id: Generated<number>
    notification_id: number
    session_id: number | null
    service: 'notification' | null
    tries: Generated<number>
    due_at: Date
    expires_at: Date
  }
}
