import type { ComponentType, ReactNode } from 'react'
import type { WireBill } from '#contract/bill/wire.ts'
import type { Booking } from '#contract/entities/booking.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import type { RefundTerms } from '#contract/entities/refund-terms.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { Speech } from '#src/core/language/language.tsx'
import type { ChangeWords } from './change-words.ts'

/** The quote of every vertical's server for a proposed change of a booking, before anything is done. */
export interface ChangeQuote {
  available: boolean
  /** The number of changes before. */
  changes: number
  /** The bill after the change, what it costs more, and what goes back to where. */
  bill: WireBill
  extra: number
  refund: readonly { source: string; amount: number }[]
  /** The wallet's balance, which can pay for the change. */
  wallet_balance: number
  cancellation: RefundTerms
}

/** The quote that the person saw and agreed to, and how they pay what it costs more. */
export interface SeenChange {
  total: number
  changes: number
  method: PaymentMethod
  idempotency_key: string
}

/** The state of a request for a quote. */
export interface Quoting<Quote> {
  data: Quote | undefined
  error: unknown
}

export interface ChooseProps<B, Wanted, Quote> {
  booking: B
  /** The value that the choice begins with. */
  wanted: Wanted
  quoting: Quoting<Quote>
  /** Called with another choice, or nothing while it is incomplete. */
  onChoose: (wanted: Wanted | undefined) => void
  /** The button that leads on, which stands below the choice. */
  children: ReactNode
}

/**
 * How bookings of a vertical are changed: `Wanted` is what a person may have instead, in that vertical's
 * terms.
 */
export interface BookingChange<B extends Booking, Wanted, Quote extends ChangeQuote> {
  /** The present choice of the booking. */
  nowOf: (booking: B) => Wanted
  quote: (booking: B, wanted: Wanted) => Promise<Quote>
  /** Changes a booking. One that costs more may have to be paid at the gateway first. */
  change: (booking: B, wanted: Wanted, seen: SeenChange) => Promise<{ payment_url?: string | undefined }>
  Choose: ComponentType<ChooseProps<B, Wanted, Quote>>
  /** The words for a choice: its time, and how much that is. */
  useWords: () => (wanted: Wanted) => string
  /** The title of the drawer, and the texts around a change; by default those for dates. */
  title?: TextKey
  words?: ChangeWords
  countOf: (booking: B, wanted: Wanted, quote: Quote, t: Speech['t']) => string
}
