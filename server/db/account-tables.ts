import type { Generated, JSONColumnType } from 'kysely'
import type { NotificationChoices } from '#contract/entities/user.ts'

/** Tables of people, their addresses and numbers, and their logins. */
export interface AccountTables {
  account: {
    id: Generated<number>
    name: string
    disabled_at: Date | null
    created_at: Date
    phone: string | null
    phone_confirmed_at: Date | null
    email: string | null
    email_confirmed_at: Date | null
    pending_email: string | null
    password_hash: string | null
    notifications: JSONColumnType<Partial<NotificationChoices>, string | undefined>
    referral_code: Generated<string>
    referred_by: number | null
    deletion_at: Date | null
    erased_at: Date | null
  }
  session: {
    id: Generated<number>
    account_id: number
    token_hash: Buffer
    device: string
    /** The language last used in the session. */
    language: Generated<string | null>
    created_at: Date
    last_seen_at: Date
  }
  one_time_code: {
    id: Generated<number>
    purpose: string
    phone: string
    account_id: number | null
    salt: Buffer
    code_hash: Buffer
    tries: Generated<number>
    created_at: Date
    expires_at: Date
  }
  /** Hashes of numbers that accounts have given up, so that they do not count as new. */
  known_number: { hash: Buffer; first_seen: Date }
  attempt: { kind: string; subject: string; times: Date[]; last_at: Date }
  sms_day: { day: string; sent: number }
  mail_link: {
    secret_hash: Buffer
    purpose: string
    account_id: number
    email: string
    created_at: Date
    expires_at: Date
  }
  identity: { issuer: string; subject: string; account_id: number; created_at: Date }
  social_login: {
    ticket_hash: Buffer
    provider: 'google' | 'facebook'
    state_hash: Buffer
    nonce: string
    code_verifier: string
    issuer: string | null
    subject: string | null
    name: Generated<string>
    email: Generated<string>
    created_at: Date
    expires_at: Date
  }
  avatar: { key: string; account_id: number; image: Buffer }
  /** Which accounts were reached on which device. */
  device_seen: { token_hash: Buffer; account_id: number; first_seen: Date }
  push_device: {
    session_id: number
    service: string
    push_token: string
    token_hash: Buffer
    device_type: string
    created_at: Date
  }
}
