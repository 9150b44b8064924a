import type { BillLine } from '#contract/bill/bill.ts'
import { billToWire } from '#contract/bill/wire.ts'
import type { Booking, BookingCard, Pass } from '#contract/entities/booking.ts'
import { type Minor, minor, toWire } from '#contract/money.ts'
import { bookingStatus, canMove, knownStatus } from '#contract/status.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'
import { verticalText } from '#contract/texts/vertical-text.ts'
import { owedAtVenue } from '../record/due-at-venue.ts'
import { refundPercentOf } from '../record/refund-percent.ts'
import type { ShownBooking } from '../record/repo.ts'
import { termsToWire } from '../record/terms.ts'

/** Translates a booking's texts. */
export type Say = (text: AnyTextKey) => Promise<string>

/**
 * The status of a booking at an instant. One that was not paid in time has ended, whether that is stored yet
 * or not.
 */
export function statusAt(row: Pick<ShownBooking, 'status' | 'pay_until'>, now: Date): number {
  const { awaitingPayment, cancelled } = bookingStatus
  const isLapsed = row.status === awaitingPayment && row.pay_until !== null && row.pay_until <= now
  return isLapsed ? cancelled : row.status
}

export async function presentCard(row: ShownBooking, now: Date, say: Say): Promise<BookingCard> {
  const status = statusAt(row, now)
  const known = knownStatus(status)
  const { answer_until: until } = row
  const isAsked = until !== null && until > now && status !== bookingStatus.cancelled
  return {
    vertical: row.vertical,
    unique_booking_id: row.reference,
    title: row.title,
    slug: row.slug,
    cover_image: row.cover_image,
    cover_color: row.cover_color,
    timezone: row.time_zone,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    status,
    answer_until: isAsked ? until.toISOString() : null,
    booking_status_text:
      known === undefined ? '' : await say(verticalText(`booking.status.${known}`, row.vertical)),
    currency: row.currency,
    total: toWire(minor(row.total_minor), row.currency),
    due_at_place: toWire(minor(owedAtVenue(row)), row.currency),
    deposit: toWire(minor(row.deposit_minor), row.currency),
  }
}

/** An amount that came out of a wallet or from a card, or that is refunded. */
interface Money {
  source: string
  amount_minor: number
}

interface Beside {
  now: Date
  say: Say
  /** The amounts that cancelling would refund now. */
  refundNow: readonly Money[]
  refunds: readonly (Money & { state: string; created_at: Date })[]
  passes: readonly Pass[]
  /** Whether the booking can be changed. */
  isChangeable: boolean
  arrival: Booking['arrival']
  earns: Booking['earns']
}

/** The fields that the page of every booking shows. */
export async function presentDetail(row: ShownBooking, beside: Beside): Promise<Booking> {
  const { now, say, refundNow, refunds, passes, isChangeable, arrival, earns } = beside
  const wire = (amount: number) => toWire(minor(amount), row.currency)
  const card = await presentCard(row, now, say)
  const waiting = presentWaiting(row, now)
  return {
    ...card,
    ...presentBill(row),
    passes: [...passes],
    payment_mode: row.payment_mode,
    can_change: isChangeable && !waiting,
    waiting_change: waiting,
    arrival,
    earns,
    no_show: row.no_show_at !== null,
    note: row.note,
    created_at: row.created_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    cancel_reason: row.cancel_reason ?? (card.status === bookingStatus.cancelled ? 'lapsed' : null),
    cancellation: {
      ...termsToWire(row),
      can_cancel: canMove(card.status, bookingStatus.cancelled) && row.starts_at > now,
      is_unbound: row.unbound_at !== null,
      refund_percent: refundPercentOf(row, now),
      refund: refundNow.map((it) => ({ source: it.source, amount: wire(it.amount_minor) })),
    },
    refunds: refunds.map(({ source, state, ...it }) => ({
      source,
      state,
      amount: wire(it.amount_minor),
      created_at: it.created_at.toISOString(),
    })),
    pay_until: card.status === bookingStatus.awaitingPayment ? (row.pay_until?.toISOString() ?? null) : null,
    server_time: now.toISOString(),
  }
}

/** The change that waits for its online payment, while it can still be paid. */
function presentWaiting(row: ShownBooking, now: Date): Booking['waiting_change'] {
  const { waiting_starts_at: start, waiting_ends_at: end, waiting_minor: amount, waiting_until: until } = row
  if (start === null || end === null || amount === null || until === null || until <= now) return null
  return {
    start: start.toISOString(),
    end: end.toISOString(),
    amount: toWire(minor(amount), row.currency),
    pay_until: until.toISOString(),
  }
}

/** The bill at the time of the order, whole and in the parts that older clients know. */
function presentBill(row: ShownBooking) {
  const { currency } = row
  const lines: readonly BillLine[] = row.bill_lines
  const bill = billToWire({
    currency,
    lines,
    subtotal: minor(row.subtotal_minor),
    total: minor(row.total_minor),
    wallet: minor(row.wallet_minor),
    payable: minor(row.payable_minor),
  })
  const line = (code: string) => lines.find((it) => it.code === code)
  const off = (code: string) => toWire(line(code)?.amount ?? minor(0), currency)
  const withdrawn = (amount: Minor | undefined) => (amount === undefined ? null : { amount })
  const referral = line('referral')
  const membership = line('membership')
  return {
    sub_total: bill.subtotal,
    wallet_amount: bill.wallet,
    payable: bill.payable,
    bill,
    coupon_amount: off('coupon'),
    gift_card_amount: off('gift_card'),
    referral_discount: referral
      ? { referral_discount_rate: referral.rate ?? 0, referral_discount_amount: off('referral') }
      : null,
    cashback_withdrawal: withdrawn(line('cashback')?.amount),
    bonuspoint_withdrawal: withdrawn(line('bonus_points')?.amount),
    membership_usages: membership
      ? [{ benefit_details: memberBenefit(membership.rate ?? 0, off('membership')) }]
      : [],
  }
}

const memberBenefit = (discount_percent: number, membership_amount: number) => ({
  benefit_type: 'discount',
  discount_percent,
  membership_amount,
})
