import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Answer, TestApp } from './app.ts'
import { addListing } from './listings.ts'
import { newKey } from './orders.ts'

/** Adds a rental to the database: by default a vehicle at ten a day. */
export async function addRental(
  database: Database,
  listing: Parameters<typeof addListing>[1] = {},
  rental: Partial<Insertable<Tables['rental']>> = {},
): Promise<{ id: number; slug: string }> {
  const plain = { vertical: 'rentals', kind: 'vehicle', price_minor: 1000, pricing_type: 'per_day' } as const
  const listing_id = await addListing(database, { ...plain, ...listing })
  const row = {
    ...{ listing_id, day_price_minor: null, facts: '{}', terms: '{}' },
    ...{ video_links: '[]', google_map_url: null, ...rental },
  }
  await database.query.insertInto('rental').values(row).execute()
  const found = database.query.selectFrom('listing').select('slug').where('id', '=', listing_id)
  return { id: listing_id, slug: (await found.executeTakeFirstOrThrow()).slug }
}

/** Adds many vehicles around a point, for measurements. */
export async function fillRentals(
  client: Pick<Database['pool'], 'query'>,
  { latitude, longitude }: { latitude: number; longitude: number },
  count: number,
): Promise<void> {
  await client.query(
    `with made as (
       insert into listing (vertical, kind, slug, title, cover_image, cover_color, currency, price_minor, pricing_type,
         latitude, longitude, time_zone, address, created_at)
       select 'rentals', 'vehicle', 'r' || n, md5(n::text), '/img/x', '#aabbcc', 'USD', n * 7919 % 10007, 'per_day',
         $1 + (n * 7919 % 30011) / 300000.0, $2 + (n * 104729 % 30011) / 300000.0, 'Atlantic/Azores', 'x', now()
       from generate_series(1, $3::bigint) n returning id
     )
     insert into rental (listing_id) select id from made`,
    [latitude, longitude, count],
  )
}

/** A stay in June, from ten o'clock on one day to ten on another. */
export const june = (from: number | string, until: number | string) => ({
  start_date: dayOf(from),
  end_date: dayOf(until),
})

/** A time in June: a day, or a day with a time, 5 or '5 12:00'. */
function dayOf(day: number | string): string {
  const [date = '', time = '10:00'] = String(day).split(' ')
  return `2026-06-${date.padStart(2, '0')} ${time}`
}

/** Orders a rental that is paid at the place, as the person of the token. */
export function rent(
  server: TestApp,
  token: string,
  rental: { slug: string; start_date: string; end_date: string; handover?: object },
  more: object = {},
): Promise<Answer> {
  const plain = { total: 10, method: 'PAY_AT_VENUE', idempotency_key: newKey() }
  return server.call('place-rental-order', { token, rental, ...plain, ...more })
}

/** The stays of a rental, read from the rows themselves. */
export async function staysOf(database: Database, listingId: number) {
  const { rows } = await database.pool.query<{ from: Date; until: Date; booked: boolean }>(
    `select lower(during) as from, upper(during) as until, booking_id is not null as booked
     from stay where listing_id = $1 order by during`,
    [listingId],
  )
  return rows
}
