import * as v from 'valibot'
import { instantSchema } from '../time.ts'

/** The terms on which a person who cancels gets money back. */
export const refundTerms = v.object({
  full_refund_until: instantSchema,
  /** The end of a part refund, `part_refund_percent` of each part; later, nothing goes back. */
  part_refund_until: instantSchema,
  part_refund_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
})
/** The terms on which a person who cancels gets money back. */
export type RefundTerms = v.InferOutput<typeof refundTerms>
