import type { Insertable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export function lockRental(tx: Tx, external_id: string) {
  return tx
    .selectFrom('listing')
    .innerJoin('rental', 'rental.listing_id', 'listing.id')
    .select(['listing.id', 'listing.slug', 'listing.kind', 'address', 'latitude', 'longitude'])
    .where('external_id', '=', external_id)
    .forUpdate('rental')
    .executeTakeFirst()
}

export async function putRental(tx: Tx, rental: Insertable<Tables['rental']>): Promise<void> {
  await tx
    .insertInto('rental')
    .values(rental)
    .onConflict((it) => it.column('listing_id').doUpdateSet(rental))
    .execute()
}
