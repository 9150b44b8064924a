import * as v from 'valibot'
import { holdId, longText } from '../entities/limits.ts'
import { bookingReference, orderPart, paymentMethod } from '../entities/placed.ts'
import { wireAmountSchema } from '../money.ts'
import { statusSchema } from '../status.ts'
import { orderPerks } from './orders.ts'

/** The request's fields that every order has, whatever is bought. */
export const ordering = {
  ...orderPerks,
  /** The amount that the person saw as To Pay; if it has changed, nothing is booked. */
  total: wireAmountSchema,
  method: paymentMethod,
  part: v.optional(orderPart, 'all'),
  /** The deposit that the person saw, for the part `deposit`; if it has changed, nothing is booked. */
  deposit: v.optional(wireAmountSchema),
  /** The hold with the stock; without one, the order takes its stock itself. */
  hold_id: v.optional(v.nullable(holdId)),
  /** Whether the order waited for a network: then a hold that has ended meanwhile is no reason to refuse it. */
  waited: v.optional(v.boolean()),
  note: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
}
/** The reply's fields for an order that was booked. */
export const orderPlaced = {
  message: longText,
  status: statusSchema,
  data: v.object({
    status: statusSchema,
    unique_booking_id: bookingReference,
    /** The page for paying online; only while that is waited for. */
    payment_url: v.optional(v.string()),
  }),
}
