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

/** Has a store come to its customers; answers its title, where there is such a store. */
export async function comeFrom(
  query: Queryable,
  slug: string,
  offer: HomeOffer,
): Promise<string | undefined> {
  const store = await query
    .selectFrom('store')
    .innerJoin('listing', 'listing.id', 'store.listing_id')
    .select(['listing.id', 'listing.title', 'store.phone'])
    .where('listing.slug', '=', slug)
    .executeTakeFirst()
  if (!store) return undefined
  const row = { comes: true, phone: store.phone, ...offer }
  await query
    .insertInto('handover_offer')
    .values({ listing_id: store.id, week: NEVER, ...row })
    .onConflict((it) => it.column('listing_id').doUpdateSet(row))
    .execute()
  return store.title
}

/** Has a store come to nobody any more; answers its title, where it did. What is booked stays. */
export async function endComing(query: Queryable, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    delete from handover_offer using listing
    where listing.id = listing_id and listing.slug = ${slug} and comes
    returning title`.execute(query)
  return rows[0]?.title
}
