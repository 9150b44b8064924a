import type { Insertable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** What may be booked, the soonest first: the town's own events at a place, with tickets left. */
export function findOnSale(tx: Tx, after: Date, most: number) {
  return tx
    .selectFrom('listing')
    .innerJoin('event', 'event.listing_id', 'listing.id')
    .innerJoin('ticket', 'ticket.date_id', 'event.date_id')
    .select(['listing.id', 'listing.title', 'listing.currency', 'listing.starts_at', 'listing.ends_at'])
    .select(['ticket.id as ticket_id', 'ticket.name', 'ticket.price_minor'])
    .where('listing.is_active', '=', true)
    .where('listing.starts_at', '>', after)
    .where('event.is_online', '=', false)
    .where('ticket.position', '=', 0)
    .where('ticket.sales_from', 'is', null)
    .where((it) => it('ticket.capacity', '>', it(it.ref('ticket.sold'), '+', 5)))
    .orderBy('listing.starts_at')
    .orderBy('listing.id')
    .limit(most)
    .execute()
}

export type OnSale = Awaited<ReturnType<typeof findOnSale>>[number]

/** A date that an event had, with the tickets that were sold for it. */
export async function heldBefore(
  tx: Tx,
  date: { listing_id: number; starts_at: Date; ends_at: Date },
  { name, price_minor }: { name: string; price_minor: number },
): Promise<number> {
  const { id: date_id } = await tx
    .insertInto('event_date')
    .values(date)
    .returning('id')
    .executeTakeFirstOrThrow()
  const ticket = { date_id, name, price_minor, capacity: 100, most_per_order: 10 }
  const added = tx
    .insertInto('ticket')
    .values({ ...ticket, sales_from: null, sales_until: null })
    .returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** What every booking has, whatever was booked. */
export async function addBooking(tx: Tx, booking: Insertable<Tables['booking']>, now: Date): Promise<number> {
  const added = tx.insertInto('booking').values(booking).returning('id')
  const { id: booking_id } = await added.executeTakeFirstOrThrow()
  // What is long past is no news to anybody.
  const told_at = booking.ends_at && new Date(booking.ends_at) <= now ? now : null
  const noted = { booking_id, kind: 'placed', details: '{}', created_at: booking.created_at, told_at }
  await tx.insertInto('booking_event').values(noted).execute()
  return booking_id
}

export async function addTickets(
  tx: Tx,
  line: { booking_id: number; ticket_id: number; quantity: number; name: string; price_minor: number },
  isSold: boolean,
): Promise<void> {
  await tx.insertInto('ticket_booking').values(line).execute()
  if (isSold)
    await tx
      .updateTable('ticket')
      .set((it) => ({ sold: it('sold', '+', line.quantity) }))
      .where('id', '=', line.ticket_id)
      .execute()
}
