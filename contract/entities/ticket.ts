import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { count, id, knownWord, longText, shortText } from './limits.ts'

/** Whether something is sold now; where not, why. */
const ticketSalesSchema = v.object({
  state: knownWord(['on_sale', 'not_open', 'sold_out', 'closed']),
  /** When the sale begins or began; null: it has been open ever since. */
  opens_at: v.nullable(instantSchema),
  /** When it ends or ended. */
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
  /** How many one tap on ADD takes. */
  quantity: v.fallback(v.literal(1), 1),
  /** The most one order may hold. */
  most_per_order: count,
  /** Said only when few are left. */
  remaining: v.nullable(count),
  sales: ticketSalesSchema,
})
/** One type of ticket for one date of an event. */
export type Ticket = v.InferOutput<typeof ticketSchema>
