import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/** What an event has beside every listing's columns. */
export function findEvent(query: Queryable, listingId: number) {
  return query
    .selectFrom('event')
    .select(['date_id', 'is_online', 'tags', 'languages', 'video_links', 'google_map_url'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** The types of ticket for the date to come, in the organiser's order. What is held just now counts as sold. */
export function findTickets(query: Queryable, listingId: number, now: Date) {
  const held = sql<number>`coalesce((select sum(k.quantity) from ticket_hold k join hold h on h.id = k.hold_id
    where k.ticket_id = ticket.id and h.expires_at > ${now}), 0)`
  return query
    .selectFrom('event')
    .innerJoin('ticket', 'ticket.date_id', 'event.date_id')
    .select(['ticket.id', 'ticket.name', 'ticket.description', 'ticket.price_minor'])
    .select(['ticket.capacity', 'ticket.most_per_order'])
    .select(sql<number>`least(ticket.capacity, ticket.sold + ${held})::integer`.as('sold'))
    .select(['ticket.sales_from', 'ticket.sales_until'])
    .where('event.listing_id', '=', listingId)
    .orderBy('ticket.position')
    .orderBy('ticket.id')
    .execute()
}

export type TicketRow = Awaited<ReturnType<typeof findTickets>>[number]
