import { type Insertable, sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { PROFESSIONAL } from '../kinds.ts'

/** Locks an imported store, so that nobody is booked there until the transaction ends. */
export function lockImported(tx: Tx, external_id: string) {
  return tx
    .selectFrom('listing')
    .innerJoin('store', 'store.listing_id', 'listing.id')
    .select(['listing.id', 'listing.slug', 'address', 'latitude', 'longitude'])
    .where('external_id', '=', external_id)
    .forUpdate('store')
    .executeTakeFirst()
}

export async function putStore(tx: Tx, store: Insertable<Tables['store']>): Promise<void> {
  await tx
    .insertInto('store')
    .values(store)
    .onConflict((it) => it.column('listing_id').doUpdateSet(store))
    .execute()
}

export async function findSubCategory(
  query: Queryable,
  category_id: number,
  slug: string,
): Promise<number | undefined> {
  const found = query
    .selectFrom('service_sub_category')
    .select('id')
    .where('category_id', '=', category_id)
    .where('slug', '=', slug)
  return (await found.executeTakeFirst())?.id
}

/** Adds a sub-category behind those that are there, or gives one that is there its names. */
export async function putSubCategory(
  tx: Tx,
  {
    category_id,
    slug,
    names,
  }: { category_id: number; slug: string; names: Readonly<Record<string, string>> },
): Promise<number> {
  const written = JSON.stringify(names)
  const put = tx
    .insertInto('service_sub_category')
    .values((it) => ({
      ...{ category_id, slug, names: written },
      position: it
        .selectFrom('service_sub_category')
        .select(sql<number>`coalesce(max(position) + 1, 0)`.as('position'))
        .where('category_id', '=', category_id),
    }))
    .onConflict((it) => it.columns(['category_id', 'slug']).doUpdateSet({ names: written }))
    .returning('id')
  return (await put.executeTakeFirstOrThrow()).id
}

/** Adds a service, or changes the one of the same name. */
export async function putService(tx: Tx, service: Insertable<Tables['store_service']>): Promise<number> {
  const { store_id: _, name: __, ...row } = service
  const put = tx
    .insertInto('store_service')
    .values(service)
    .onConflict((it) => it.columns(['store_id', 'name']).doUpdateSet(row))
    .returning('id')
  return (await put.executeTakeFirstOrThrow()).id
}

/** Withdraws the services of a store that are none of these. What was booked of them stays. */
export async function withdrawOthers(tx: Tx, store_id: number, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('store_service')
    .set({ is_active: false })
    .where('store_id', '=', store_id)
    .where('is_active', '=', true)
    .where((it) => it.not(it('id', '=', sql<number>`any(${[...ids]}::bigint[])`)))
    .execute()
}

export function findImportedPerson(tx: Tx, external_id: string) {
  return tx
    .selectFrom('listing')
    .select(['id', 'slug'])
    .where('external_id', '=', external_id)
    .where('vertical', '=', 'services')
    .where('kind', '=', PROFESSIONAL)
    .executeTakeFirst()
}

/** Whether a person works at another store than this. */
export async function worksElsewhere(
  query: Queryable,
  professional_id: number,
  store_id: number,
): Promise<boolean> {
  const found = query
    .selectFrom('staff')
    .select('store_id')
    .where('professional_id', '=', professional_id)
    .where('store_id', '<>', store_id)
  return (await found.executeTakeFirst()) !== undefined
}

/** Adds a person to the staff of a store, or changes what they do there. */
export async function putStaff(tx: Tx, person: Insertable<Tables['staff']>): Promise<void> {
  await tx
    .insertInto('staff')
    .values(person)
    .onConflict((it) => it.columns(['store_id', 'professional_id']).doUpdateSet(person))
    .execute()
}

/**
 * Has nobody but these people work at a store. Who then works nowhere has no page any more; visits that are
 * booked with them stay, as clashes.
 */
export async function dropOtherStaff(
  tx: Tx,
  store_id: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const gone = await tx
    .deleteFrom('staff')
    .where('store_id', '=', store_id)
    .where((it) => it.not(it('professional_id', '=', sql<number>`any(${[...ids]}::bigint[])`)))
    .returning('professional_id')
    .execute()
  if (gone.length === 0) return
  await tx
    .updateTable('listing')
    .set({ is_active: false, changed_at: now })
    .where(
      'id',
      'in',
      gone.map((it) => it.professional_id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff').select('store_id').whereRef('professional_id', '=', 'listing.id'))),
    )
    .execute()
}

/** Who does a service; with a price or a length of their own, or null. */
export type Doer = Insertable<Tables['staff_service']>

/** Sets who does which services of a store, in place of all that was said before. */
export async function setDoers(tx: Tx, store_id: number, doers: readonly Doer[]): Promise<void> {
  await tx
    .deleteFrom('staff_service')
    .where('service_id', 'in', (it) =>
      it.selectFrom('store_service').select('id').where('store_id', '=', store_id),
    )
    .execute()
  if (doers.length > 0) await tx.insertInto('staff_service').values(doers).execute()
}
