import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { bookingReference } from './placed.ts'

/** How a bought perk can be given back while nothing of it is used. */
export const refundableSchema = v.object({
  /** The reference of its purchase. */
  purchase: bookingReference,
  amount: wireAmountSchema,
  until: instantSchema,
})
/** How a bought perk can be given back while nothing of it is used. */
export type Refundable = v.InferOutput<typeof refundableSchema>
