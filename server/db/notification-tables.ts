import type { Generated, JSONColumnType } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'

/** What people were told, and of what. */
export interface NotificationDetails {
  /** Of what it is about, for its own words; older ones do not say. */
  vertical?: VerticalId | undefined
  title: string
  path: string
  /** Of a booking: when and where it takes place, and in what it was paid. */
  starts_at?: string | undefined
  time_zone?: string | undefined
  where?: string | undefined
  currency?: string | undefined
  amount_minor?: number | undefined
  /** Until when it can still be paid. */
  until?: string | undefined
  /** What the operator says to whoever reported a mistake. */
  answer?: string | undefined
}

/** What people are told, and what of it is still to leave. */
export interface NotificationTables {
  notification: {
    id: Generated<number>
    account_id: number
    /** What it is about: a booking, or another subject. */
    booking_id: number | null
    subject: Generated<string | null>
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
