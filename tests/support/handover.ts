import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { TestApp } from './app.ts'
import { quay } from './listings.ts'
import { newKey } from './orders.ts'
import { addRental, june, rent } from './rentals.ts'

const everyDay = (open: string, close: string) =>
  JSON.stringify(Array.from({ length: 7 }, () => [{ open, close }]))

/** An address some metres north of the quay. */
export const addressAway = (metres: number) => ({
  address: 'Weir Lane 7',
  ...{ latitude: quay.latitude + metres / 111_319, longitude: quay.longitude },
})

/** A handover at the same place for both, with somebody who is there. */
export const handedOver = (pickup: object, drop: object = pickup) => ({
  ...{ pickup, drop },
  ...{ contact_name: 'Amira', contact_phone: '+447700900123', note: 'Second floor' },
})
export const atPoint = (point_id: number) => ({ point_id })

/**
 * Adds a rental that is handed over: at two points, of which the second costs three, or at an address within five
 * kilometres, where one courier drives: five, and one more for each kilometre beyond the first.
 */
export async function addHandedOver(
  database: Database,
  offer: Partial<Insertable<Tables['handover_offer']>> = {},
  of: { business_id?: number; courier_id?: number } = {},
) {
  const { query } = database
  const business = { slug: newKey(), name: 'Wharf & Co', about: '', mark: '/img/mark/1' }
  const business_id =
    of.business_id ??
    (await query.insertInto('business').values(business).returning('id').executeTakeFirstOrThrow()).id
  const courier = { business_id, name: 'Noor' }
  const courier_id =
    of.courier_id ??
    (await query.insertInto('courier').values(courier).returning('id').executeTakeFirstOrThrow()).id
  const { id, slug } = await addRental(database, { business_id })
  const point = { business_id, address: 'Quay 1', ...quay, week: everyDay('09:00', '18:00') }
  const points = await query
    .insertInto('handover_point')
    .values([
      { ...point, name: 'Quay' },
      { ...point, name: 'Station', latitude: 38.61, fee_minor: 300, box_code: '4711' },
    ])
    .returning('id')
    .execute()
  const plain = {
    ...{ listing_id: id, points: true, brings: true, fetches: true, courier_id, phone: '+447700900999' },
    ...{ radius_m: 5000, free_m: 1000, base_fee_minor: 500, per_km_minor: 100, one_way_fee_minor: 1000 },
    ...{ lead_minutes: 120, window_minutes: 60, cutoff_minutes: 1440, week: everyDay('09:00', '18:00') },
  }
  await query
    .insertInto('handover_offer')
    .values({ ...plain, ...offer })
    .execute()
  const [first, second] = points.map((it) => it.id) as [number, number]
  return { id, slug, business_id, courier_id, points: { quay: first, station: second } }
}

/** The drives of a courier, read from the rows themselves. */
export async function drivesOf(database: Database, courierId: number) {
  const { rows } = await database.pool.query<{ from: Date; until: Date; booked: boolean }>(
    `select lower(during) as from, upper(during) as until, booking_id is not null as booked
     from courier_drive where courier_id = $1 order by during`,
    [courierId],
  )
  return rows
}

/** An address at which a handover costs two more than the base, twice. */
export const home = addressAway(2100)
/** The price of being brought there, and collected. */
export const BROUGHT = 14

export type HandedOver = Awaited<ReturnType<typeof addHandedOver>>

interface More {
  days?: ReturnType<typeof june>
  total?: number
  method?: string
}

/** Orders a rental with a handover, by default for two days of June and for twenty. */
export const orderHandedOver = (
  server: TestApp,
  { token }: { token: string },
  { slug }: HandedOver,
  handover: object | undefined,
  { days = june(10, 12), total = 20, ...more }: More = {},
) => rent(server, token, { slug, ...days, ...(handover && { handover }) }, { total, ...more })
