import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { addListing } from './listings.ts'

/** Puts an announcement into the database: current without an end, and not to be booked, unless told otherwise. */
export async function addAnnouncement(
  database: Database,
  listing: Parameters<typeof addListing>[1] = {},
  own: Partial<Insertable<Tables['announcement']>> = {},
): Promise<number> {
  const listing_id = await addListing(database, { vertical: 'announcements', ...listing })
  await database.query
    .insertInto('announcement')
    .values({ listing_id, ...own })
    .execute()
  return listing_id
}
