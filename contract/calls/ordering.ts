import * as v from 'valibot'
import { holdId, longText } from '../entities/limits.ts'
import { bookingReference, orderPart, paymentMethod } from '../entities/placed.ts'
import { wireAmountSchema } from '../money.ts'
import { statusSchema } from '../status.ts'
import { orderPerks } from './orders.ts'

/** The request's fields that every order has, whatever is bought. */
export const ordering = {
  ...orderPerks,
  /** What the person saw as To Pay. When it is another, nothing is booked. */
  total: wireAmountSchema,
  method: paymentMethod,
  part: v.optional(orderPart, 'all'),
  /** Of the part `deposit`, the amount that the person saw: when it is another, nothing is booked. */
  deposit: v.optional(wireAmountSchema),
  /** Without one the order takes its stock itself. */
  hold_id: v.optional(v.nullable(holdId)),
  /** It waited for a network: a hold that has ended meanwhile is no reason to refuse it. */
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
    /** Where it is paid; only while that is waited for. */
    payment_url: v.optional(v.string()),
  }),
}
