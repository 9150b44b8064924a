import * as v from 'valibot'
import type { DraftFormat } from '#src/data/checkout/drafts.ts'
import type { ChosenTickets } from './cart.ts'

const linesSchema = v.array(
  v.object({ id: v.number(), name: v.string(), price: v.number(), quantity: v.number() }),
)

/** The format of a draft of tickets, which are stored as `lines`. */
export const ticketFormat: DraftFormat<ChosenTickets> = {
  table: 'cartTicket',
  write: (lines) => ({ lines }),
  read({ lines }) {
    const found = v.safeParse(linesSchema, lines)
    return found.success ? found.output : undefined
  },
}
