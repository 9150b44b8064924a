import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { cardSchema } from './card.ts'
import { count } from './limits.ts'

/** A listing in a list, with its price for the dates that were asked for, where it is had for a time. */
export const datedCardSchema = v.object({
  ...cardSchema.entries,
  stay: v.nullable(v.object({ days: count, total: wireAmountSchema })),
})
/** A listing in a list, with its price for the dates that were asked for. */
export type DatedCard = v.InferOutput<typeof datedCardSchema>
