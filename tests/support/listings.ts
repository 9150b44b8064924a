import type { Insertable } from 'kysely'
import { cleanHtml } from '#server/db/clean-html.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** A new listing. Its HTML is cleaned here, as all code that writes a listing has to. */
type NewListing = Omit<Insertable<Tables['listing']>, 'content'> & { content: string }

export const quay = { latitude: 38.6, longitude: -31.2 }

let made = 0

/** Adds a listing to the database, by default on the quay. */
export async function addListing(database: Database, listing: Partial<NewListing>): Promise<number> {
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
    cover_image: '/img/places/cafe/a/0',
    cover_color: '#aabbcc',
    pricing_type: '',
    currency: 'USD',
    ...{
      rating_total: 0,
      rating_count: 0,
      time_zone: 'Atlantic/Azores',
      address: 'Weir Lane 1',
      land_mark: '',
    },
    ...quay,
    is_active: true,
    created_at: new Date('2026-01-01T00:00:00Z'),
    ...listing,
  }
  const clean = { ...row, content: cleanHtml(row.content) }
  const added = database.query.insertInto('listing').values(clean).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** Ticket types, with defaults for missing columns. */
type Tickets = Partial<Insertable<Tables['ticket']>>[]

/** Adds a next date with tickets to an event; answers their ids. */
export async function addDate(
  database: Database,
  listing_id: number,
  held: { starts_at: Date; ends_at: Date },
  tickets: Tickets,
): Promise<{ dateId: number; ticketIds: number[] }> {
  const date = database.query
    .insertInto('event_date')
    .values({ listing_id, ...held })
    .returning('id')
  const { id: date_id } = await date.executeTakeFirstOrThrow()
  const ticketIds: number[] = []
  for (const [position, ticket] of tickets.entries()) {
    const plain = {
      price_minor: 1000,
      capacity: 100,
      most_per_order: 10,
      sales_from: null,
      sales_until: null,
    }
    const row = { date_id, position, name: `Ticket ${position + 1}`, ...plain, ...ticket }
    const added = database.query.insertInto('ticket').values(row).returning('id')
    ticketIds.push((await added.executeTakeFirstOrThrow()).id)
  }
  return { dateId: date_id, ticketIds }
}

/** Adds an event with tickets to the database, by default this evening by the tests' clock. */
export async function addEvent(
  database: Database,
  listing: Partial<NewListing> = {},
  { tickets = [{}], ...more }: Partial<Insertable<Tables['event']>> & { tickets?: Tickets } = {},
): Promise<{ id: number; dateId: number; ticketIds: number[] }> {
  const held = {
    starts_at: new Date(listing.starts_at ?? '2026-06-01T18:00:00Z'),
    ends_at: new Date(listing.ends_at ?? '2026-06-01T21:00:00Z'),
  }
  const id = await addListing(database, { vertical: 'events', ...listing, ...held })
  const added = await addDate(database, id, held, tickets)
  const words = { tags: '[]', languages: '[]', video_links: '[]', google_map_url: null }
  const row = { listing_id: id, date_id: added.dateId, ...words, ...more }
  await database.query.insertInto('event').values(row).execute()
  return { id, ...added }
}
