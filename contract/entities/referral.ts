import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { knownWord, shortText } from './limits.ts'

/** A friend whom the person brought, and how far they are. */
export const referralSchema = v.object({
  /** The friend's first name alone. */
  name: shortText,
  state: knownWord(['invited', 'booked', 'held', 'earned']),
  /** The reward that the person got. */
  amount: v.optional(wireAmountSchema),
  at: instantSchema,
})
/** A friend whom the person brought, and how far they are. */
export type Referral = v.InferOutput<typeof referralSchema>
