import { type Insertable, sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Lists the points at which businesses hand over now, of all or of one. */
export function listPoints(query: Queryable, business?: string) {
  const all = query
    .selectFrom('handover_point')
    .innerJoin('business', 'business.id', 'handover_point.business_id')
    .select(['handover_point.id', 'handover_point.name', 'handover_point.address', 'fee_minor'])
    .select('business.slug as business')
    .where('is_active', '=', true)
    .orderBy('business.slug')
    .orderBy('handover_point.id')
  return business === undefined ? all.execute() : all.where('business.slug', '=', business).execute()
}

type NewPoint = Omit<Insertable<Tables['handover_point']>, 'business_id'>

/** Adds a point to a business. False where there is no such business. */
export async function addPoint(query: Queryable, business: string, point: NewPoint): Promise<boolean> {
  const of = query.selectFrom('business').select('id').where('slug', '=', business)
  const found = await of.executeTakeFirst()
  if (!found) return false
  await query
    .insertInto('handover_point')
    .values({ business_id: found.id, ...point })
    .execute()
  return true
}

/** Ends a point, and answers its name. What is to be handed over there by bookings stays. */
export async function endPoint(query: Queryable, id: number): Promise<string | undefined> {
  const ended = query
    .updateTable('handover_point')
    .set({ is_active: false })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .returning('name')
  return (await ended.executeTakeFirst())?.name
}

/** A week in which no address is served. */
export const NEVER = JSON.stringify(Array.from({ length: 7 }, () => []))

/** Has a rental be handed over at the points of its business; answers its title, where there is such a rental. */
export async function handOverAtPoints(query: Queryable, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    with found as (select id, title from listing where slug = ${slug} and vertical = 'rentals'),
      used as (insert into handover_offer (listing_id, points, week) select id, true, ${NEVER}::jsonb from found
        on conflict (listing_id) do update set points = true)
    select title from found`.execute(query)
  return rows[0]?.title
}

/** Has a rental not be handed over at points any more; answers its title, where it was. */
export async function endAtPoints(query: Queryable, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    with found as (select id, title from listing join handover_offer on listing_id = id where slug = ${slug} and points),
      kept as (update handover_offer set points = false from found
        where listing_id = found.id and (brings or fetches)),
      gone as (delete from handover_offer using found
        where listing_id = found.id and not (brings or fetches))
    select title from found`.execute(query)
  return rows[0]?.title
}
