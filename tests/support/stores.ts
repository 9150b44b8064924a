import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { addListing } from './listings.ts'

/** Adds a store to the database, by default on the quay and without any facts. */
export async function addStore(
  database: Database,
  listing: Parameters<typeof addListing>[1] = {},
  store: Partial<Insertable<Tables['store']>> = {},
): Promise<number> {
  const listing_id = await addListing(database, { vertical: 'services', ...listing })
  const unknown = { schedule: null, on_holidays: null, closed_until: null, hours_checked_on: null }
  await database.query
    .insertInto('store')
    .values({ listing_id, ...unknown, phone: null, website: null, ...store })
    .execute()
  return listing_id
}

/** Adds a professional who works at a store. */
export async function addProfessional(
  database: Database,
  store_id: number,
  { role = '', ...listing }: Parameters<typeof addListing>[1] & { role?: string },
): Promise<number> {
  const person = { vertical: 'services', kind: 'professional', ...listing } as const
  const professional_id = await addListing(database, person)
  await database.query.insertInto('staff').values({ store_id, professional_id, role }).execute()
  return professional_id
}

type NewService = Insertable<Tables['store_service']>
type Own = Partial<Pick<Insertable<Tables['staff_service']>, 'duration' | 'price_minor'>>

/** Adds a service to a store: by default half an hour for ten. */
export async function addService(
  database: Database,
  store_id: number,
  service: Partial<NewService> & Pick<NewService, 'name'>,
  people: Readonly<Record<number, Own>> = {},
): Promise<number> {
  const { id } = await database.query
    .insertInto('store_service')
    .values({ store_id, sub_category_id: null, duration: 30, price_minor: 1000, ...service })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [professional, own] of Object.entries(people)) {
    const done = { service_id: id, professional_id: Number(professional), duration: null, price_minor: null }
    await database.query
      .insertInto('staff_service')
      .values({ ...done, ...own })
      .execute()
  }
  return id
}

type NewAddon = Insertable<Tables['addon']>

/** Adds an add-on to some services of a store: by default ten minutes for five. */
export async function addAddon(
  database: Database,
  store_id: number,
  addon: Partial<NewAddon> & Pick<NewAddon, 'name'>,
  services: readonly number[],
): Promise<number> {
  const { id } = await database.query
    .insertInto('addon')
    .values({ store_id, duration: 10, price_minor: 500, ...addon })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const service_id of services)
    await database.query.insertInto('service_addon').values({ service_id, addon_id: id }).execute()
  return id
}
