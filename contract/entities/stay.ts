import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { stayTimeSchema } from '../time.ts'
import { count, knownWord, shortText, slug } from './limits.ts'

/** From when to when, by the clock at the place. */
export const stayTimes = { start_date: stayTimeSchema, end_date: stayTimeSchema }

/** A stay or a ride. */
export const stayItem = v.object({ slug, ...stayTimes })
/** A stay or a ride. */
export type StayItem = v.InferOutput<typeof stayItem>

/** What a stay costs: `unit` is day, week or month, and `each` null where days cost their share of more. */
export const stayPriceSchema = v.object({
  currency: shortText,
  days: count,
  lines: v.array(
    v.object({
      unit: knownWord(['day', 'week', 'month']),
      count,
      each: v.nullable(wireAmountSchema),
      amount: wireAmountSchema,
    }),
  ),
  total: wireAmountSchema,
})
/** What a stay costs. */
export type WireStayPrice = v.InferOutput<typeof stayPriceSchema>
