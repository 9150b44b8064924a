import type { NotificationChoices, User } from '#contract/entities/user.ts'
import type { Person } from '../people/repo.ts'

/** The default choices: notifications about bookings are on, news is off. */
const defaultChoices: NotificationChoices = {
  bookings_push: true,
  bookings_email: true,
  news_push: false,
  news_email: false,
}

export function presentUser(it: Person, wallet_balance: number): User {
  return {
    id: it.id,
    name: it.name,
    phone: it.phone,
    email: it.email,
    email_confirmed: it.email_confirmed_at !== null,
    pending_email: it.pending_email,
    avatar: it.avatar_key === null ? null : `/avatars/${it.avatar_key}`,
    has_password: it.password_hash !== null,
    referral_code: it.referral_code,
    notifications: { ...defaultChoices, ...it.notifications },
    wallet_balance,
    deletion_at: it.deletion_at?.toISOString() ?? null,
  }
}
