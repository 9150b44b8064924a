import type { Generated, JSONColumnType } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'

/** The values of a notification's text. */
export interface NotificationDetails {
  /** The vertical it is about, which may have texts of its own; older notifications do not have it. */
  vertical?: VerticalId | undefined
  title: string
  path: string
  /** For a booking: when and where it takes place, and the currency in which it was paid. */
  starts_at?: string | undefined
  time_zone?: string | undefined
  where?: string | undefined
  currency?: string | undefined
  amount_minor?: number | undefined
  /** The deadline for the payment, or the end of what is held for the person. */
  until?: string | undefined
  /** Who does what is booked, by their names. */
  who?: string | undefined
  /** The operator's answer to a person who reported a mistake. */
  answer?: string | undefined
  /** For an amount that is good at one business or everywhere: its kind, the business, and its end. */
  perk?: 'wallet' | 'cashback' | 'bonus' | 'gift_card' | undefined
  business?: string | undefined
  ends_at?: string | undefined
}

/** Tables of what people are told, and of deliveries that are still to be sent. */
export interface NotificationTables {
  /** Events of accounts beside their bookings. */
  account_event: {
    id: Generated<number>
    account_id: number
    kind: string
    subject: string
    details: JSONColumnType<NotificationDetails>
    created_at: Date
    told_at: Generated<Date | null>
  }
  notification: {
    id: Generated<number>
    account_id: number
    /** The subject: a booking, or something else. */
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
