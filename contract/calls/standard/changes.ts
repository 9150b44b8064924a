import * as v from 'valibot'
import { billSchema } from '../../bill/wire.ts'
import { type CallWith, call, type Fields } from '../../call.ts'
import { refundLine } from '../../entities/booking.ts'
import { count } from '../../entities/limits.ts'
import { bookingReference, type PaymentMethod, paymentMethod } from '../../entities/placed.ts'
import { refundTerms } from '../../entities/refund-terms.ts'
import { wireAmountSchema } from '../../money.ts'

const quoteEntries = {
  /** The number of changes before, which the change itself has to name. */
  changes: count,
  /** The bill after the change; its `payable` includes what the change adds. */
  bill: billSchema,
  extra: wireAmountSchema,
  refund: v.array(v.object(refundLine)),
  /** The balance of the person's wallet, which may pay what the change adds. */
  wallet_balance: wireAmountSchema,
  cancellation: refundTerms,
}
/** The fields that every quote of a change has. */
export type ChangeQuote = v.InferOutput<v.ObjectSchema<typeof quoteEntries, undefined>>

interface Reference {
  unique_booking_id: string
}

/** The calls that `changeCalls` makes. */
export interface ChangeCalls {
  quote: CallWith<Reference, ChangeQuote>
  change: CallWith<
    Reference & { total: number; changes: number; method?: PaymentMethod | undefined },
    { payment_url?: string | undefined }
  >
}

/**
 * The calls with which bookings of a vertical get other times, named after one of its listings. `wanted` are the
 * request's fields for the new times; `quote` are the fields that the vertical adds to a quote.
 */
export function changeCalls<
  const Noun extends string,
  const Wanted extends Fields,
  const Quote extends Fields,
>(noun: Noun, { wanted, quote }: { wanted: Wanted; quote: Quote }) {
  const asked = { unique_booking_id: bookingReference, ...wanted }
  return {
    /** Quotes a change, and does nothing. UNAVAILABLE: no such times, or the booking cannot be changed. */
    quote: call(`quote-${noun}-change`, {
      request: asked,
      reply: { ...quoteEntries, ...quote },
      auth: 'required',
      errors: ['NOT_FOUND', 'ALREADY_CANCELLED', 'UNAVAILABLE'],
    }),
    /**
     * Changes a booking as it was quoted, or not at all. `method` says how the added cost is paid. PRICE_CHANGED has
     * the new `bill`; UNAVAILABLE: not free then, changed meanwhile, or the wallet does not cover it.
     */
    change: call(`change-${noun}-booking`, {
      request: {
        ...asked,
        /** The quote that the person saw: To Pay after the change, and the number of changes before. */
        total: wireAmountSchema,
        changes: count,
        method: v.optional(paymentMethod, 'PAY_AT_VENUE'),
      },
      /** The page for paying online: until it is paid the booking stays as it is, and the new times are reserved. */
      reply: { payment_url: v.optional(v.string()) },
      auth: 'required',
      idempotent: true,
      errors: ['NOT_FOUND', 'ALREADY_CANCELLED', 'UNAVAILABLE', 'PRICE_CHANGED', 'KEY_REUSED', 'IN_PROGRESS'],
    }),
  }
}
