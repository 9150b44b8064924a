import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { bookingReference } from './placed.ts'

/** The way to give back a bought perk of which nothing is used. */
export const refundableSchema = v.object({
  /** The reference of its purchase. */
  purchase: bookingReference,
  amount: wireAmountSchema,
  until: instantSchema,
})
/** The way to give back a bought perk of which nothing is used. */
export type Refundable = v.InferOutput<typeof refundableSchema>
