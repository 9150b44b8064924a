import { type Insertable, sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { NEVER } from './points-repo.ts'

/** How far a store comes, how long it is on the way, and what that costs. */
export type HomeOffer = Required<
  Pick<
    Insertable<Tables['handover_offer']>,
    'radius_m' | 'travel_minutes' | 'free_m' | 'base_fee_minor' | 'per_km_minor' | 'cutoff_minutes'
  >
>

/** How a store collects things and brings them back: its driver is free in some weekly hours. */
export type CollectionOffer = Omit<HomeOffer, 'travel_minutes'> &
  Required<Pick<Insertable<Tables['handover_offer']>, 'window_minutes' | 'turnaround_minutes' | 'week'>>

/** Has a store come to its customers; answers its title, where there is such a store. */
export const comeFrom = (query: Queryable, slug: string, offer: HomeOffer): Promise<string | undefined> =>
  putOffer(query, slug, { comes: true, ...offer }, async () => null)

/**
 * Has a store collect things and bring them back, by whoever drives for its business: one at a time, where it has a
 * business. Answers its title, where there is such a store.
 */
export const collectFrom = (
  query: Queryable,
  slug: string,
  offer: CollectionOffer,
): Promise<string | undefined> =>
  putOffer(query, slug, { collects: true, brings: true, fetches: true, ...offer }, (store) =>
    courierOf(query, store),
  )

type Store = { id: number; title: string; business_id: number | null; phone: string | null }

async function putOffer(
  query: Queryable,
  slug: string,
  offer: Partial<Insertable<Tables['handover_offer']>>,
  courier: (store: Store) => Promise<number | null>,
): Promise<string | undefined> {
  const store = await query
    .selectFrom('store')
    .innerJoin('listing', 'listing.id', 'store.listing_id')
    .select(['listing.id', 'listing.title', 'listing.business_id', 'store.phone'])
    .where('listing.slug', '=', slug)
    .executeTakeFirst()
  if (!store) return undefined
  const courier_id = await courier(store)
  const row = { phone: store.phone, ...offer, ...(courier_id !== null && { courier_id }) }
  await query
    .insertInto('handover_offer')
    .values({ listing_id: store.id, week: NEVER, ...row })
    .onConflict((it) => it.column('listing_id').doUpdateSet(row))
    .execute()
  return store.title
}

/** Whoever drives for a business; somebody new where nobody does yet. */
async function courierOf(query: Queryable, { business_id, title: name }: Store): Promise<number | null> {
  if (business_id === null) return null
  const known = query.selectFrom('courier').select('id').where('business_id', '=', business_id).orderBy('id')
  const found = await known.executeTakeFirst()
  if (found) return found.id
  const added = query.insertInto('courier').values({ business_id, name }).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** Has a store come to nobody and collect nothing any more; answers its title, where it did. What is booked stays. */
export async function endComing(query: Queryable, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    delete from handover_offer using listing
    where listing.id = listing_id and listing.slug = ${slug} and (comes or collects)
    returning title`.execute(query)
  return rows[0]?.title
}
