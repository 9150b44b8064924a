import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { addListing } from './listings.ts'

let made = 0

/** Adds a place to the database, by default on the quay and without any facts. */
export async function addPlace(
  database: Database,
  listing: Parameters<typeof addListing>[1] = {},
  place: Partial<Insertable<Tables['place']>> = {},
): Promise<{ id: number; slug: string }> {
  made++
  const slug = listing.slug ?? `place-${made}`
  const id = await addListing(database, { ...listing, slug })
  const unknown = { schedule: null, holiday_hours: null, contacts: '{}', amenities: '[]', video_links: '[]' }
  await database.query
    .insertInto('place')
    .values({ listing_id: id, ...unknown, ...place })
    .execute()
  return { id, slug }
}
