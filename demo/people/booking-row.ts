import { randomBytes } from 'node:crypto'
import { bookingStatus } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'

/** The state of a booking of the town's people. */
export type BookedState = 'confirmed' | 'unconfirmed' | 'cancelled' | 'over'

interface Of {
  account_id: number
  vertical: VerticalId
  listing: { id: number; title: string; currency: string }
  state: BookedState
  starts_at: Date
  ends_at: Date
  /** In minor units. */
  total: number
  /** Paid by the sandbox gateway; else it is paid at the place. */
  isPaidOnline?: boolean | undefined
  now: Date
}

const HOUR_MS = 3_600_000
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const statusOf = {
  confirmed: bookingStatus.confirmed,
  unconfirmed: bookingStatus.awaitingConfirmation,
  cancelled: bookingStatus.cancelled,
  over: bookingStatus.completed,
} as const satisfies Record<BookedState, number>

/** The row of a booking. */
export function bookingRow({ account_id, vertical, listing, state, starts_at, ends_at, total, ...more }: Of) {
  const { now, isPaidOnline = false } = more
  const before = (hours: number) => new Date(starts_at.getTime() - hours * HOUR_MS)
  const isCancelled = state === 'cancelled'
  return {
    reference: [...randomBytes(26)].map((it) => LETTERS[it & 31]).join(''),
    account_id,
    title: listing.title,
    vertical,
    listing_id: listing.id,
    starts_at,
    ends_at,
    status: statusOf[state],
    payment_mode: isPaidOnline ? ('Online' as const) : ('PAY_AT_VENUE' as const),
    currency: listing.currency,
    bill_lines: '[]',
    pay_until: null,
    subtotal_minor: total,
    total_minor: total,
    wallet_minor: 0,
    payable_minor: total,
    full_refund_until: before(48),
    part_refund_until: before(12),
    part_refund_percent: 50,
    needs_confirmation: state === 'unconfirmed',
    cancel_reason: isCancelled ? ('customer' as const) : null,
    cancelled_at: isCancelled ? now : null,
    created_at: state === 'over' ? before(72) : now,
  }
}
