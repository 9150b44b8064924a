import { sql } from 'kysely'
import type { CardNoting } from '#server/modules/listings/listed-vertical.ts'
import { soldOf } from './repo.ts'
import { eventSales, type Sold } from './sales.ts'

type Instants = 'sales_from' | 'sales_until'

interface Noted {
  is_online: boolean
  tickets: (Omit<Sold, Instants> & Record<Instants, string | null>)[]
}

const instant = (text: string | null) => (text === null ? null : new Date(text))

/** Notes on the card of an event that it is online, and that it is sold out. */
export const eventNotes: CardNoting<Noted> = {
  noted: (now) => sql`
    select jsonb_build_object('is_online', is_online, 'tickets', coalesce((
      select jsonb_agg(jsonb_build_object('capacity', ticket.capacity, 'sold', ${soldOf(now)},
        'sales_from', ticket.sales_from, 'sales_until', ticket.sales_until))
      from ticket where ticket.date_id = event.date_id
    ), '[]'))
    from event where event.listing_id = listing.id`,
  read({ is_online, tickets }, event, now) {
    const sold = tickets.map(({ sales_from, sales_until, ...it }) => ({
      ...it,
      sales_from: instant(sales_from),
      sales_until: instant(sales_until),
    }))
    return {
      ...(is_online && { is_online: true }),
      ...(eventSales(sold, event, now).state === 'sold_out' && { is_sold_out: true }),
    }
  },
}
