import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export function lockEvent(tx: Tx, external_id: string) {
  return tx
    .selectFrom('listing')
    .innerJoin('event', 'event.listing_id', 'listing.id')
    .innerJoin('event_date', 'event_date.id', 'event.date_id')
    .select(['listing.id', 'listing.slug', 'listing.address', 'listing.latitude', 'listing.longitude'])
    .select(['event.date_id', 'event_date.starts_at'])
    .where('external_id', '=', external_id)
    .forUpdate('listing')
    .executeTakeFirst()
}

/** Finds the place at which an event takes place. */
export function findPlace(tx: Tx, slug: string) {
  return tx
    .selectFrom('place')
    .innerJoin('listing', 'listing.id', 'place.listing_id')
    .select('place.listing_id')
    .where('listing.slug', '=', slug)
    .executeTakeFirst()
}

interface Times {
  starts_at: Date
  ends_at: Date
}

export async function addDate(tx: Tx, listing_id: number, times: Times): Promise<number> {
  const added = tx
    .insertInto('event_date')
    .values({ listing_id, ...times })
    .returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

export async function moveDate(tx: Tx, id: number, times: Times): Promise<void> {
  await tx.updateTable('event_date').set(times).where('id', '=', id).execute()
}

export async function putEvent(tx: Tx, event: Insertable<Tables['event']>): Promise<void> {
  await tx
    .insertInto('event')
    .values(event)
    .onConflict((it) => it.column('listing_id').doUpdateSet(event))
    .execute()
}

/** Locks the ticket types of a date, so that nobody sells one until the transaction ends. */
export function lockTickets(tx: Tx, date_id: number) {
  return tx
    .selectFrom('ticket')
    .select(['id', 'name', 'sold'])
    .where('date_id', '=', date_id)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function addTicket(tx: Tx, ticket: Insertable<Tables['ticket']>): Promise<void> {
  await tx.insertInto('ticket').values(ticket).execute()
}

export async function changeTicket(tx: Tx, id: number, ticket: Updateable<Tables['ticket']>): Promise<void> {
  await tx.updateTable('ticket').set(ticket).where('id', '=', id).execute()
}

/** Ends the sale of a ticket type. One that nobody ever booked is deleted. */
export async function withdrawTicket(tx: Tx, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('ticket')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ticket_booking').select('ticket_id').where('ticket_id', '=', id))),
    )
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n)
    await tx
      .updateTable('ticket')
      .set({ capacity: sql.ref('sold') })
      .where('id', '=', id)
      .execute()
}
