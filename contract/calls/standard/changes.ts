import * as v from 'valibot'
import { billSchema } from '../../bill/wire.ts'
import { type CallWith, call, type Fields } from '../../call.ts'
import { refundLine } from '../../entities/booking.ts'
import { count } from '../../entities/limits.ts'
import { bookingReference, type PaymentMethod, paymentMethod } from '../../entities/placed.ts'
import { refundTerms } from '../../entities/refund-terms.ts'
import { wireAmountSchema } from '../../money.ts'

const quoteEntries = {
  /** How often it was changed before, for who then changes it. */
  changes: count,
  /** Afterwards; what it costs more stands in `payable`. */
  bill: billSchema,
  extra: wireAmountSchema,
  refund: v.array(v.object(refundLine)),
  /** What the person's wallet could pay of it. */
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
 * The calls with which bookings of a vertical get other times, named after one of its listings. `wanted` is what a
 * person would have instead; `quote` is what the vertical says of it beside what it comes to.
 */
export function changeCalls<
  const Noun extends string,
  const Wanted extends Fields,
  const Quote extends Fields,
>(noun: Noun, { wanted, quote }: { wanted: Wanted; quote: Quote }) {
  const asked = { unique_booking_id: bookingReference, ...wanted }
  return {
    /** What it comes to, before anything is done. UNAVAILABLE: it cannot be chosen, or the booking cannot be changed. */
    quote: call(`quote-${noun}-change`, {
      request: asked,
      reply: { ...quoteEntries, ...quote },
      auth: 'required',
      errors: ['NOT_FOUND', 'ALREADY_CANCELLED', 'UNAVAILABLE'],
    }),
    /**
     * Changes a booking: as it was shown, or not at all. `method` says where what it costs more is paid. PRICE_CHANGED
     * has the new `bill`; UNAVAILABLE: not free then, changed meanwhile, or the wallet does not cover it.
     */
    change: call(`change-${noun}-booking`, {
      request: {
        ...asked,
        /** What the person saw: To Pay afterwards, and how often it had been changed. */
        total: wireAmountSchema,
        changes: count,
        method: v.optional(paymentMethod, 'PAY_AT_VENUE'),
      },
      /** Where it is paid first: until then the booking stays as it is, and what is wanted is kept. */
      reply: { payment_url: v.optional(v.string()) },
      auth: 'required',
      idempotent: true,
      errors: ['NOT_FOUND', 'ALREADY_CANCELLED', 'UNAVAILABLE', 'PRICE_CHANGED', 'KEY_REUSED', 'IN_PROGRESS'],
    }),
  }
}
