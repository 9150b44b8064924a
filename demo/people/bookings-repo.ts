import type { Insertable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Finds events of the town at a place that have tickets left, the soonest first. */
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

/** Adds a past date of an event, with the tickets that were sold for it. */
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

/** Adds a booking, with the columns that every booking has. */
export async function addBooking(tx: Tx, booking: Insertable<Tables['booking']>, now: Date): Promise<number> {
  const added = tx.insertInto('booking').values(booking).returning('id')
  const { id: booking_id } = await added.executeTakeFirstOrThrow()
  // The events of long past bookings count as told, because nobody wants a notification about them.
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

/** Adds the payment of a booking, as the sandbox gateway would have taken it. */
export async function addPayment(
  tx: Tx,
  booking: { booking_id: number } & Pick<
    Insertable<Tables['booking']>,
    'reference' | 'payable_minor' | 'currency' | 'title' | 'created_at'
  >,
): Promise<void> {
  const { booking_id, payable_minor: amount_minor, currency, title, created_at } = booking
  const reference = `${booking.reference}-1`
  const id = booking.reference.slice(0, 22)
  const paid = { reference, amount_minor, currency, created_at, state: 'paid' as const }
  await tx
    .insertInto('sandbox_checkout')
    .values({ id, ...paid, description: title, return_url: '', expires_at: created_at })
    .execute()
  const of = { booking_id, change_id: null, purchase_id: null }
  const by = { gateway: 'sandbox', gateway_id: id, page_url: '' }
  await tx
    .insertInto('payment')
    .values({ ...of, ...by, ...paid, pay_until: created_at, settled_at: created_at })
    .execute()
}
