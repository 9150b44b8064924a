import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

type NewListing = Insertable<Tables['listing']>

export const quay = { latitude: 38.6, longitude: -31.2 }

let made = 0

/** Puts a listing into the database, on the quay unless told otherwise. */
export async function addListing(database: Database, listing: Partial<NewListing>): Promise<void> {
  made++
  const row: NewListing = {
    ...{
      vertical: 'places',
      kind: '',
      slug: `listing-${made}`,
      title: `Listing ${made}`,
      content: '',
      gallery: '[]',
    },
    ...{ cover_image: '/img/places/cafe/a/0', cover_color: '#aabbcc', pricing_type: '', currency: 'USD' },
    ...{
      rating_total: 0,
      rating_count: 0,
      time_zone: 'Atlantic/Azores',
      address: 'Weir Lane 1',
      land_mark: '',
    },
    ...{ ...quay, is_active: true, created_at: new Date('2026-01-01T00:00:00Z') },
    ...listing,
  }
  await database.query.insertInto('listing').values(row).execute()
}
