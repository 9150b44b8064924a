import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { addListing } from './listings.ts'

/** Adds an announcement to the database: by default without an end, and not to be booked. */
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
