import * as v from 'valibot'
import { billSchema } from '../../bill/wire.ts'
import { call } from '../../call.ts'
import { refundLine } from '../../entities/booking.ts'
import { count } from '../../entities/limits.ts'
import { bookingReference, paymentMethod } from '../../entities/placed.ts'
import { refundTerms } from '../../entities/refund-terms.ts'
import { stayPriceSchema, stayTimes } from '../../entities/stay.ts'
import { wireAmountSchema } from '../../money.ts'

const otherDates = { unique_booking_id: bookingReference, ...stayTimes }

/**
 * What other dates for a booking come to, before anything is done. Where they are not free, `nearest` has the nearest
 * of the same length that are. UNAVAILABLE: such dates cannot be chosen, or the booking cannot be changed.
 */
export const quoteRentalChange = call('quote-rental-change', {
  request: otherDates,
  reply: {
    available: v.boolean(),
    nearest: v.array(v.object(stayTimes)),
    /** How often it was changed before, for who then changes it. */
    changes: count,
    price: stayPriceSchema,
    /** Afterwards; what it costs more stands in `payable`. */
    bill: billSchema,
    extra: wireAmountSchema,
    refund: v.array(v.object(refundLine)),
    /** What the person's wallet could pay of it. */
    wallet_balance: wireAmountSchema,
    cancellation: refundTerms,
  },
  auth: 'required',
  errors: ['NOT_FOUND', 'ALREADY_CANCELLED', 'UNAVAILABLE'],
})

/**
 * Gives a booking other dates: what was shown, or nothing. `method` says where what they cost more is paid.
 * PRICE_CHANGED has the new `bill`; UNAVAILABLE: not free then, changed meanwhile, or the wallet does not cover it.
 */
export const changeRentalBooking = call('change-rental-booking', {
  request: {
    ...otherDates,
    /** What the person saw: To Pay afterwards, and how often it had been changed. */
    total: wireAmountSchema,
    changes: count,
    method: v.optional(paymentMethod, 'PAY_AT_VENUE'),
  },
  /** Where it is paid first: until then the booking stays as it is, and its new dates are kept. */
  reply: { payment_url: v.optional(v.string()) },
  auth: 'required',
  idempotent: true,
  errors: ['NOT_FOUND', 'ALREADY_CANCELLED', 'UNAVAILABLE', 'PRICE_CHANGED', 'KEY_REUSED', 'IN_PROGRESS'],
})
