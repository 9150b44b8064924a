import { type Insertable, sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export function lockImported(tx: Tx, external_id: string) {
  return tx
    .selectFrom('listing')
    .innerJoin('place', 'place.listing_id', 'listing.id')
    .select(['listing.id', 'listing.slug'])
    .where('external_id', '=', external_id)
    .forUpdate('place')
    .executeTakeFirst()
}

/** Writes a place, and answers whether any of its columns changed. */
export async function putPlace(tx: Tx, place: Insertable<Tables['place']>): Promise<boolean> {
  const { listing_id: _, ...row } = place
  const columns = Object.keys(row)
  const of = (table: string) => sql.join(columns.map((it) => sql.ref(`${table}.${it}`)))
  const put = await tx
    .insertInto('place')
    .values(place)
    .onConflict((it) =>
      it
        .column('listing_id')
        .doUpdateSet(row)
        .where(sql<boolean>`(${of('place')}) is distinct from (${of('excluded')})`),
    )
    .returning('listing_id')
    .executeTakeFirst()
  return put !== undefined
}
