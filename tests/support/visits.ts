import type { VisitItem } from '#contract/entities/visit.ts'
import type { Database } from '#server/db/database.ts'
import type { Answer, TestApp } from './app.ts'
import { newKey } from './orders.ts'
import { addProfessional, addService, addStore } from './stores.ts'

let made = 0

export interface Salon {
  id: number
  slug: string
  /** The people who work there. */
  people: number[]
  /** A service of half an hour for ten, which all of them do. */
  cut: number
}

/** Adds a store that is open from nine to five on all days, with a number of people who all cut hair. */
export async function addSalon(
  database: Database,
  { people: count = 1, ...store }: { people?: number } & Parameters<typeof addStore>[2] = {},
): Promise<Salon> {
  made++
  const slug = `salon-${made}`
  const week = Array.from({ length: 7 }, () => [{ open: '09:00', close: '17:00' }])
  const id = await addStore(
    database,
    { slug, title: 'Salon', price_minor: 1000 },
    { schedule: JSON.stringify(week), ...store },
  )
  const people: number[] = []
  for (let at = 0; at < count; at++)
    people.push(await addProfessional(database, id, { title: `Person ${at}`, slug: `${slug}-${at}` }))
  const cut = await addService(
    database,
    id,
    { name: 'Cut' },
    Object.fromEntries(people.map((it) => [it, {}])),
  )
  return { id, slug, people, cut }
}

/** A visit on 10 June 2026: services one after the other, each by anybody or by a named person. */
export const visitAt = (
  slug: string,
  time: string,
  ...services: (number | [id: number, by: number])[]
): VisitItem => ({
  slug,
  start: `2026-06-10T${time}:00Z`,
  services: services.map((it) => {
    const [id, professional_id] = typeof it === 'number' ? [it, null] : it
    return { id, professional_id, addons: [] }
  }),
})

/** The same visit with add-ons to its first service. */
export const visitWith = ({ services, ...item }: VisitItem, ...addons: number[]): VisitItem => ({
  ...item,
  services: services.map((it, at) => (at === 0 ? { ...it, addons } : it)),
})

/** Books a visit that is paid at the store, as the person of the token. */
export function visit(server: TestApp, token: string, item: VisitItem, more: object = {}): Promise<Answer> {
  const plain = { total: 10, method: 'PAY_AT_VENUE', idempotency_key: newKey() }
  return server.call('place-service-booking', { token, visit: item, ...plain, ...more })
}

/** The occupancies of people on 10 June 2026, read from the rows themselves: '10:00-10:30'. */
export async function takenOf(database: Database, ...people: number[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ taken: string }>(
    `select to_char(to_timestamp(from_min * 60::bigint) at time zone 'UTC', 'HH24:MI-')
       || to_char(to_timestamp(until_min * 60::bigint) at time zone 'UTC', 'HH24:MI') as taken
     from occupancy where professional_id = any($1::bigint[]) order by from_min, until_min`,
    [people],
  )
  return rows.map((it) => it.taken)
}

/** Gives a salon so many chairs, one of which it takes to cut hair. */
export async function addChairs(
  database: Database,
  { id, cut }: Pick<Salon, 'id' | 'cut'>,
  units: number,
): Promise<number> {
  const { query } = database
  const chair = await query
    .insertInto('resource')
    .values({ store_id: id, kind: 'chair', name: 'Chair', units })
    .returning('id')
    .executeTakeFirstOrThrow()
  await query
    .updateTable('store_service')
    .set({ needs: ['chair'] })
    .where('id', '=', cut)
    .execute()
  return chair.id
}

/** The occupancies of the units of a resource on 10 June 2026, read from the rows themselves: '1 10:00-10:30'. */
export async function unitsTaken(database: Database, resource: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ taken: string }>(
    `select unit || to_char(to_timestamp(from_min * 60::bigint) at time zone 'UTC', ' HH24:MI-')
       || to_char(to_timestamp(until_min * 60::bigint) at time zone 'UTC', 'HH24:MI') as taken
     from occupancy where resource_id = $1 order by unit, from_min`,
    [resource],
  )
  return rows.map((it) => it.taken)
}
