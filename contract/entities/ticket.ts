import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { count, id, knownWord, longText, shortText } from './limits.ts'

/** Whether a ticket is sold now; where not, why. */
const ticketSalesSchema = v.object({
  state: knownWord(['on_sale', 'not_open', 'sold_out', 'closed']),
  /** The beginning of the sale; null: it has been open ever since. */
  opens_at: v.nullable(instantSchema),
  /** The end of the sale. */
  closes_at: v.nullable(instantSchema),
})
/** Whether a ticket is sold now. */
export type TicketSales = v.InferOutput<typeof ticketSalesSchema>

/** One type of ticket for one date of an event. */
export const ticketSchema = v.object({
  id,
  event_id: id,
  name: shortText,
  description: longText,
  price: wireAmountSchema,
  currency: shortText,
  /** The number of tickets that one tap on ADD takes. */
  quantity: v.fallback(v.literal(1), 1),
  /** The most tickets that one order may hold. */
  most_per_order: count,
  /** The number left, said only when few are. */
  remaining: v.nullable(count),
  sales: ticketSalesSchema,
})
/** One type of ticket for one date of an event. */
export type Ticket = v.InferOutput<typeof ticketSchema>
