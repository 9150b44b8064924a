import type { Insertable } from 'kysely'
import { cleanHtml } from '#server/db/clean-html.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Its HTML is cleaned here, as whoever writes a listing has to. */
type NewListing = Omit<Insertable<Tables['listing']>, 'content'> & { content: string }

export const quay = { latitude: 38.6, longitude: -31.2 }

let made = 0

/** Puts a listing into the database, on the quay unless told otherwise. */
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

/** A type of ticket; whatever is not said is plain. */
type Tickets = Partial<Insertable<Tables['ticket']>>[]

/** The next date of an event that is a listing already, with its tickets; answers their ids. */
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

/** Puts an event with its tickets into the database: this evening, by the tests' clock, unless told otherwise. */
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
