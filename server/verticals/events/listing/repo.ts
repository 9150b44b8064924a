import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/** Finds the columns that only events have. */
export function findEvent(query: Queryable, listingId: number) {
  return query
    .selectFrom('event')
    .leftJoin('listing as place', (on) =>
      on.onRef('place.id', '=', 'event.place_id').on('place.is_active', '=', true),
    )
    .select(['date_id', 'is_online', 'tags', 'languages', 'video_links', 'google_map_url'])
    .select(['place.slug as place_slug', 'place.title as place_name'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** The tickets of a type that are gone. What is held just now counts as sold. */
export const soldOf = (now: Date) => sql<number>`least(ticket.capacity, ticket.sold + coalesce((
  select sum(k.quantity) from ticket_hold k join hold h on h.id = k.hold_id
  where k.ticket_id = ticket.id and h.expires_at > ${now}), 0))::integer`

/** Finds the ticket types of the next date, in the organiser's order. */
export function findTickets(query: Queryable, listingId: number, now: Date) {
  return query
    .selectFrom('event')
    .innerJoin('ticket', 'ticket.date_id', 'event.date_id')
    .select(['ticket.id', 'ticket.name', 'ticket.description', 'ticket.price_minor'])
    .select(['ticket.capacity', 'ticket.most_per_order'])
    .select(soldOf(now).as('sold'))
    .select(['ticket.sales_from', 'ticket.sales_until'])
    .where('event.listing_id', '=', listingId)
    .orderBy('ticket.position')
    .orderBy('ticket.id')
    .execute()
}

export type TicketRow = Awaited<ReturnType<typeof findTickets>>[number]
