import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { knownWord, shortText } from './limits.ts'
import { bookingReference } from './placed.ts'

const expected = {
  kind: knownWord(['cashback', 'bonus']),
  /** The business that gives it, where it is good. */
  business: shortText,
  amount: wireAmountSchema,
  /** The earliest instant at which it is credited. */
  due_at: instantSchema,
}

/** An earning that an order would bring after the visit. */
export const expectedEarningSchema = v.object(expected)
/** An earning that an order would bring after the visit. */
export type ExpectedEarning = v.InferOutput<typeof expectedEarningSchema>

/** An earning of a booking. */
export const earningSchema = v.object({
  ...expected,
  /** The state: `pending`, `credited`, `void` (it brings nothing) or `reversed` (it was taken back). */
  state: shortText,
  /** Whether it waits until somebody at the place has seen the person, since the booking is paid there. */
  needs_visit: v.boolean(),
})
/** An earning of a booking. */
export type Earning = v.InferOutput<typeof earningSchema>

/** An earning that is still to be credited, and its booking. */
export const comingEarningSchema = v.object({
  ...earningSchema.entries,
  unique_booking_id: bookingReference,
  vertical: shortText,
  title: shortText,
})
/** An earning that is still to be credited, and its booking. */
export type ComingEarning = v.InferOutput<typeof comingEarningSchema>
