import type { Generated, JSONColumnType } from 'kysely'
import type { BillLine } from '#contract/bill/bill.ts'
import type { VerticalId } from '#contract/verticals.ts'

/** Tables of holds, bookings, their payments and refunds. */
export interface OrderTables {
  booking_terms: {
    listing_id: number
    needs_confirmation: Generated<boolean>
    full_refund_hours: number
    part_refund_hours: number
    part_refund_percent: number
  }
  arrival: {
    listing_id: number
    text: string
    hours_before: Generated<number>
  }
  booking: {
    id: Generated<number>
    reference: string
    account_id: number
    vertical: VerticalId
    listing_id: number
    title: string
    starts_at: Date
    ends_at: Date
    status: number
    needs_confirmation: Generated<boolean>
    payment_mode: 'WALLET' | 'PAY_AT_VENUE' | 'Online'
    currency: string
    subtotal_minor: number
    total_minor: number
    wallet_minor: number
    payable_minor: number
    changes: Generated<number>
    /**
     * The part of the payable amount that a deposit or a change of dates left to be paid at the place, where
     * the rest is paid in another way.
     */
    venue_minor: Generated<number>
    /** The deposit that had to be paid when it was made. */
    deposit_minor: Generated<number>
    referral_minor: Generated<number>
    bill_lines: JSONColumnType<BillLine[]>
    full_refund_until: Date
    part_refund_until: Date
    part_refund_percent: number
    note: Generated<string>
    pay_until: Date | null
    cancel_reason: 'customer' | 'operator' | 'lapsed' | null
    cancelled_at: Date | null
    /** When an operator noted that the booking was paid at the place. */
    venue_paid_at: Generated<Date | null>
    /** When its seller first changed something about it: from then on cancelling refunds everything. */
    unbound_at: Generated<Date | null>
    /** Until when its customer is asked whether they take another time. */
    answer_until: Generated<Date | null>
    /** When an operator noted that its customer did not come. */
    no_show_at: Generated<Date | null>
    created_at: Date
  }
  booking_change: {
    id: Generated<number>
    booking_id: number
    change_no: number
    /** The change that is wanted, in the form of its vertical. */
    wanted: JSONColumnType<object>
    starts_at: Date
    ends_at: Date
    total_minor: number
    amount_minor: number
    state: 'open' | 'done' | 'ended'
    pay_until: Date
    created_at: Date
  }
  booking_event: {
    id: Generated<number>
    booking_id: number
    kind: string
    details: JSONColumnType<Record<string, unknown>>
    created_at: Date
    told_at: Generated<Date | null>
  }
  hold: {
    id: string
    vertical: VerticalId
    account_id: number | null
    /** The network address of a guest; null for an account. */
    address: Generated<string | null>
    booking_id: number | null
    is_extended: Generated<boolean>
    created_at: Date
    expires_at: Date
  }
  ticket_hold: { hold_id: string; ticket_id: number; quantity: number }
  ticket_booking: {
    booking_id: number
    ticket_id: number
    name: string
    quantity: number
    price_minor: number
  }
  booking_part: { booking_id: number; source: string; wallet_id: number; amount_minor: number }
  payment: {
    id: Generated<number>
    /** A payment is for a booking or for a purchase. */
    booking_id: number | null
    purchase_id: number | null
    change_id: number | null
    reference: string
    gateway: string
    /** The gateway's own id of the checkout. */
    gateway_id: string
    page_url: string
    amount_minor: number
    currency: string
    state: 'open' | 'paid' | 'declined' | 'expired'
    pay_until: Date
    created_at: Date
    settled_at: Date | null
  }
  payment_event: {
    gateway: string
    event_id: string
    payment_reference: string
    kind: string
    received_at: Date
  }
  refund: {
    id: Generated<number>
    booking_id: number | null
    purchase_id: number | null
    source: string
    payment_id: number | null
    change_no: number | null
    /** The payout of wallet money that this refund sends; null where the money was in no wallet. */
    payout_id: Generated<number | null>
    amount_minor: number
    state: 'pending' | 'done'
    /** How many failed attempts came before. */
    attempt: Generated<number>
    /** Why it failed, in the gateway's word, until an operator has seen to it. */
    failure: string | null
    created_at: Date
    settled_at: Date | null
  }
  sandbox_checkout: {
    id: string
    reference: string
    amount_minor: number
    currency: string
    description: string
    return_url: string
    state: 'open' | 'paid' | 'declined' | 'expired'
    refunded_minor: Generated<number>
    expires_at: Date
    created_at: Date
  }
  sandbox_refund: { reference: string; checkout_id: string; amount_minor: number }
  sandbox_event: {
    id: string
    checkout_id: string
    kind: 'paid' | 'declined' | 'expired'
    due_at: Date
    sent_at: Date | null
    tries: Generated<number>
  }
}
