import type { Insertable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export function lockAnnouncement(tx: Tx, external_id: string) {
  return tx
    .selectFrom('listing')
    .innerJoin('announcement', 'announcement.listing_id', 'listing.id')
    .select(['listing.id', 'listing.slug', 'listing.created_at'])
    .where('external_id', '=', external_id)
    .forUpdate('announcement')
    .executeTakeFirst()
}

/** The listing that is to be booked by an announcement; none of announcements can be. */
export function findBookable(tx: Tx, slug: string) {
  return tx
    .selectFrom('listing')
    .select('id')
    .where('slug', '=', slug)
    .where('vertical', '<>', 'announcements')
    .executeTakeFirst()
}

export async function putAnnouncement(
  tx: Tx,
  announcement: Insertable<Tables['announcement']>,
): Promise<void> {
  await tx
    .insertInto('announcement')
    .values(announcement)
    .onConflict((it) => it.column('listing_id').doUpdateSet(announcement))
    .execute()
}
