import type { AccountEventKind } from '../account-events/service.ts'

interface Importance {
  byMail: boolean
  isUrgent: boolean
}

/** The kinds of notifications, and how each is sent. */
export const kinds = {
  confirmed: { byMail: true, isUrgent: false },
  requested: { byMail: true, isUrgent: false },
  paid: { byMail: true, isUrgent: false },
  paid_requested: { byMail: true, isUrgent: false },
  payment_declined: { byMail: false, isUrgent: true },
  paid_too_late: { byMail: true, isUrgent: true },
  change_not_made: { byMail: true, isUrgent: true },
  cancelled: { byMail: true, isUrgent: false },
  called_off: { byMail: true, isUrgent: true },
  lapsed: { byMail: false, isUrgent: false },
  refunded: { byMail: true, isUrgent: false },
  changed: { byMail: true, isUrgent: true },
  reminder_day: { byMail: false, isUrgent: false },
  reminder_hours: { byMail: false, isUrgent: true },
  message: { byMail: true, isUrgent: true },
  request_accepted: { byMail: true, isUrgent: true },
  request_declined: { byMail: true, isUrgent: true },
  report_done: { byMail: false, isUrgent: false },
  report_stale: { byMail: false, isUrgent: false },
  earned: { byMail: false, isUrgent: false },
  expiring: { byMail: true, isUrgent: false },
  gift_claimed: { byMail: false, isUrgent: false },
  gift_unclaimed: { byMail: true, isUrgent: false },
  gift_failed: { byMail: true, isUrgent: true },
  referral_earned: { byMail: true, isUrgent: false },
  purchase_refunded: { byMail: true, isUrgent: false },
  paid_out: { byMail: true, isUrgent: false },
  slot_free: { byMail: true, isUrgent: true },
  visit_proposal: { byMail: true, isUrgent: true },
  person_changed: { byMail: true, isUrgent: false },
} as const satisfies Record<AccountEventKind, Importance> & Record<string, Importance>

/** The kind of a notification. */
export type Kind = keyof typeof kinds

export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)
