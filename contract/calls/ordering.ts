import * as v from 'valibot'
import { call } from '../call.ts'
import { holdId, longText } from '../entities/limits.ts'
import { orderedTickets } from '../entities/order-item.ts'
import { bookingReference, paymentMethod } from '../entities/placed.ts'
import { wireAmountSchema } from '../money.ts'
import { statusSchema } from '../status.ts'
import { orderPerks } from './orders.ts'

/** What every order brings beside what is bought. */
export const ordering = {
  ...orderPerks,
  /** What the person saw as To Pay. When it is another, nothing is booked. */
  total: wireAmountSchema,
  method: paymentMethod,
  /** Without one the order takes its stock itself. */
  hold_id: v.optional(v.nullable(holdId)),
  note: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
}
/** What is answered to an order that was booked. */
export const orderPlaced = {
  message: longText,
  status: statusSchema,
  data: v.object({
    status: statusSchema,
    unique_booking_id: bookingReference,
    /** Where it is paid; only while that is waited for. */
    payment_url: v.optional(v.string()),
  }),
}

/**
 * Books tickets. PRICE_CHANGED has the new `bill`; UNAVAILABLE: the hold is over, sales are closed, or the wallet does
 * not cover what it was to pay.
 */
export const placeEventBooking = call('place-event-booking', {
  request: { tickets: orderedTickets, ...ordering },
  reply: orderPlaced,
  auth: 'required',
  idempotent: true,
  errors: [
    'NOT_FOUND',
    'SOLD_OUT',
    'UNAVAILABLE',
    'PRICE_CHANGED',
    'PERK_REFUSED',
    'KEY_REUSED',
    'IN_PROGRESS',
  ],
})
