import type { EventSales } from '#contract/entities/event.ts'
import type { TicketSales } from '#contract/entities/ticket.ts'

/** The facts that decide whether a ticket type is on sale. */
export interface Sold {
  capacity: number
  sold: number
  sales_from: Date | null
  sales_until: Date | null
}

/** The time at which an event takes place. Both are null while nobody has said when, and nothing is sold then. */
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

/** Whether a ticket type is on sale now. A sale without an end of its own ends as the event begins. */
export function ticketSales(ticket: Sold, held: Held, now: Date): TicketSales {
  return {
    state: stateOf(ticket, held, now),
    opens_at: ticket.sales_from?.toISOString() ?? null,
    closes_at: (ticket.sales_until ?? held.starts_at)?.toISOString() ?? null,
  }
}

/**
 * The states of sale in the order in which they decide: one type on sale puts the whole event on sale, and a
 * type that will be sold says more than one that is gone.
 */
const telling = ['on_sale', 'not_open', 'sold_out', 'closed'] as const

/** Whether an event is on sale, by the sales of its ticket types. */
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
