import type { EventSales } from '#contract/entities/event.ts'
import type { TicketSales } from '#contract/entities/ticket.ts'

/** What decides whether one type of ticket is sold. */
export interface Sold {
  capacity: number
  sold: number
  sales_from: Date | null
  sales_until: Date | null
}

/** When an event is; null where nobody has said so yet, and nothing is sold. */
export interface Held {
  starts_at: Date | null
  ends_at: Date | null
}

const stateOf = (ticket: Sold, { starts_at }: Held, now: Date): TicketSales['state'] => {
  const until = ticket.sales_until ?? starts_at
  if (until === null || until <= now) return 'closed'
  if (ticket.sold >= ticket.capacity) return 'sold_out'
  return ticket.sales_from !== null && ticket.sales_from > now ? 'not_open' : 'on_sale'
}

/** Whether one type of ticket is sold now. Where its sale has no end of its own, it ends as the event begins. */
export function ticketSales(ticket: Sold, held: Held, now: Date): TicketSales {
  return {
    state: stateOf(ticket, held, now),
    opens_at: ticket.sales_from?.toISOString() ?? null,
    closes_at: (ticket.sales_until ?? held.starts_at)?.toISOString() ?? null,
  }
}

/** Best first: one type on sale is an event on sale, and what will be sold says more than what is gone. */
const telling = ['on_sale', 'not_open', 'sold_out', 'closed'] as const

/** Whether anything is sold for an event, from what holds of each type of ticket. */
export function eventSales(tickets: readonly Sold[], held: Held, now: Date): EventSales {
  const all = tickets.map((it) => ticketSales(it, held, now))
  const ended = held.ends_at !== null && held.ends_at <= now
  const state = telling.find((it) => all.some((sales) => sales.state === it)) ?? 'closed'
  const toCome = all.filter((it) => it.state === 'not_open').flatMap((it) => it.opens_at ?? [])
  return {
    state: ended ? 'ended' : state,
    opens_at: toCome.toSorted()[0] ?? null,
    closes_at:
      all
        .flatMap((it) => it.closes_at ?? [])
        .toSorted()
        .at(-1) ?? null,
  }
}
