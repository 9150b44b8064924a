import { sql } from 'kysely'
import { standing } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'

/** Finds a resource of a store by its name. */
export function findResource(query: Queryable, store: string, name: string) {
  return query
    .selectFrom('resource')
    .innerJoin('listing', 'listing.id', 'resource.store_id')
    .select(['resource.id', 'resource.store_id', 'resource.name', 'resource.units', 'listing.time_zone'])
    .where('listing.slug', '=', store)
    .where('resource.name', '=', name)
    .where('resource.is_active', '=', true)
    .executeTakeFirst()
}

/** Locks the store of a resource, so that nothing is assigned there until the transaction ends. */
export async function lockStoreOf(tx: Tx, storeId: number): Promise<void> {
  await tx.selectFrom('store').select('listing_id').where('listing_id', '=', storeId).forUpdate().execute()
}

export async function addClosing(
  tx: Tx,
  closing: { resource_id: number; unit: number | null; from_min: number; until_min: number },
): Promise<void> {
  await tx
    .insertInto('absence')
    .values({ professional_id: null, ...closing })
    .execute()
}

/** Deletes the closings of a resource that are not over. Answers how many. */
export async function dropClosings(tx: Tx, resourceId: number, now: number): Promise<number> {
  const gone = await tx
    .deleteFrom('absence')
    .where('resource_id', '=', resourceId)
    .where('until_min', '>', now)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

interface VisitRow {
  reference: string
  title: string
  name: string
  from_min: number
}

/** Finds the visits that take a unit, or any of a resource, between two minutes since 1970, in order. */
export async function findVisitsIn(
  query: Queryable,
  { resource_id, unit }: { resource_id: number; unit: number | null },
  { from, until }: { from: number; until: number },
): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select booking.reference, booking.title, line.name, line.from_min
    from booking join visit_line line on line.booking_id = booking.id and line.no = 1
    where booking.status = any(${[...standing]}::smallint[]) and booking.id in (
      select booking_id from occupancy
      where resource_id = ${resource_id} and (${unit}::integer is null or unit = ${unit})
        and int4range(from_min, until_min) && int4range(${from}::integer, ${until}::integer))
    order by line.from_min, booking.id`.execute(query)
  return rows
}
