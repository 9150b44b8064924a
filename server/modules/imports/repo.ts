import { type Insertable, sql, type Updateable } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export function lockListing(tx: Tx, external_id: string) {
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

export type KnownListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>

export function lockRental(tx: Tx, external_id: string) {
  return tx
    .selectFrom('listing')
    .innerJoin('rental', 'rental.listing_id', 'listing.id')
    .select(['listing.id', 'listing.slug', 'listing.kind', 'address', 'latitude', 'longitude'])
    .where('external_id', '=', external_id)
    .forUpdate('rental')
    .executeTakeFirst()
}

export async function findCategory(
  query: Queryable,
  { vertical, kind, slug }: { vertical: string; kind: string; slug: string },
): Promise<number | undefined> {
  const found = query
    .selectFrom('category')
    .select('id')
    .where('vertical', '=', vertical)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
  return (await found.executeTakeFirst())?.id
}

/** One that is there keeps its picture. */
export async function putBusiness(
  tx: Tx,
  business: { slug: string; name: string; about: string; mark: string },
): Promise<number> {
  const { name, about } = business
  const put = tx
    .insertInto('business')
    .values(business)
    .onConflict((it) => it.column('slug').doUpdateSet({ name, about }))
    .returning('id')
  return (await put.executeTakeFirstOrThrow()).id
}

export async function addListing(tx: Tx, row: Insertable<Tables['listing']>): Promise<number> {
  return (await tx.insertInto('listing').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function changeListing(tx: Tx, id: number, row: Updateable<Tables['listing']>): Promise<void> {
  await tx.updateTable('listing').set(row).where('id', '=', id).execute()
}

export async function isSlugTaken(query: Queryable, slug: string, butOf: number | undefined) {
  const found = query
    .selectFrom('listing')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', butOf ?? 0)
  return (await found.executeTakeFirst()) !== undefined
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

export async function putRental(tx: Tx, rental: Insertable<Tables['rental']>): Promise<void> {
  await tx
    .insertInto('rental')
    .values(rental)
    .onConflict((it) => it.column('listing_id').doUpdateSet(rental))
    .execute()
}

/** The types of ticket of a date, as nobody else sells them until the transaction ends. */
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

/** No more of it is sold. What nobody ever booked goes altogether. */
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
