import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { stayTimeSchema } from '../time.ts'
import { handoverSchema } from './handover.ts'
import { count, knownWord, shortText, slug } from './limits.ts'

/** The times of a stay, by the clock at the place. */
export const stayTimes = { start_date: stayTimeSchema, end_date: stayTimeSchema }

/** A rental for a stay, as an order names it. */
export const stayItem = v.object({ slug, ...stayTimes, handover: v.optional(handoverSchema) })
/** A rental for a stay, as an order names it. */
export type StayItem = v.InferOutput<typeof stayItem>

/** The price of a stay: `unit` is day, week or month, and `each` is null for days that cost their share of one. */
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
/** The price of a stay. */
export type WireStayPrice = v.InferOutput<typeof stayPriceSchema>
