import { type Insertable, sql, type Updateable } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export type Sort =
  | 'business'
  | 'category'
  | 'listing'
  | 'review'
  | 'customer'
  | 'coupon'
  | 'membership'
  | 'card campaign'
  | 'gift'
  | 'perks'
  | 'booking'
  | 'earnings'
  | 'referral'
  | 'favourites'
  | 'special day'
  | 'holiday'
  | 'inquiry'
  | 'arrival'
  | 'report'
  | 'store ways'

/** A row that the demo town has loaded, and a hash of its content then. */
export interface Loaded {
  sort: Sort
  key: string
  row_id: number
  print: string
}

type DemoTables = { 'demo.loaded': Loaded }

export type NewBusiness = Insertable<Tables['business']>
export type NewCategory = Insertable<Tables['category']>
export type NewListing = Insertable<Tables['listing']>

const ledgerOf = (query: Queryable) => query.withTables<DemoTables>()

/** How many rows one statement writes. Each has up to 26 values, and a statement takes 65,535. */
const AT_ONCE = 200

/**
 * Makes the ledger where there is none. It is in a schema of the demo, because a migration would be part of
 * every database.
 */
export async function openLedger(tx: Tx): Promise<void> {
  // Two servers may start at once, on one database.
  await sql`select pg_advisory_xact_lock(hashtext('demo.loaded'))`.execute(tx)
  await sql`create schema if not exists demo`.execute(tx)
  await sql`create table if not exists demo.loaded (
    sort text not null, key text not null, row_id bigint not null, print text not null, primary key (sort, key)
  )`.execute(tx)
}

export function readLedger(tx: Tx): Promise<Loaded[]> {
  return ledgerOf(tx).selectFrom('demo.loaded').selectAll().execute()
}

export async function writeLedger(tx: Tx, entries: readonly Loaded[]): Promise<void> {
  for (const some of chunksOf(entries)) {
    await ledgerOf(tx)
      .insertInto('demo.loaded')
      .values(some)
      .onConflict((it) =>
        it.columns(['sort', 'key']).doUpdateSet((row) => ({ print: row.ref('excluded.print') })),
      )
      .execute()
  }
}

/** Adds businesses, and answers the new ones. A slug that somebody else has taken stays theirs. */
export async function insertBusinesses(tx: Tx, rows: readonly NewBusiness[]) {
  const made = await tx
    .insertInto('business')
    .values(rows)
    .onConflict((it) => it.doNothing())
    .returning(['id', 'slug as key'])
    .execute()
  return made
}

export async function updateBusiness(tx: Tx, id: number, row: NewBusiness): Promise<void> {
  await tx.updateTable('business').set(row).where('id', '=', id).execute()
}

export async function insertCategories(tx: Tx, rows: readonly NewCategory[]) {
  const made = await tx
    .insertInto('category')
    .values(rows)
    .onConflict((it) => it.doNothing())
    .returning((it) => ['id', it.fn<string>('concat', ['vertical', sql.lit('/'), 'slug']).as('key')])
    .execute()
  return made
}

export async function updateCategory(tx: Tx, id: number, row: NewCategory): Promise<void> {
  await tx.updateTable('category').set(row).where('id', '=', id).execute()
}

/** Puts a category into another one, by `vertical/slug`. */
export async function nestCategory(
  tx: Tx,
  vertical: VerticalId,
  slug: string,
  within: string,
): Promise<void> {
  const parent = tx
    .selectFrom('category')
    .select('id')
    .where('vertical', '=', vertical)
    .where('slug', '=', within)
  await tx
    .updateTable('category')
    .set({ parent_id: parent })
    .where('vertical', '=', vertical)
    .where('slug', '=', slug)
    .execute()
}

export async function insertListings(tx: Tx, rows: readonly NewListing[]) {
  const made: { id: number; key: string }[] = []
  for (const some of chunksOf(rows)) {
    const inserted = await tx
      .insertInto('listing')
      .values(some)
      .onConflict((it) => it.doNothing())
      .returning(['id', 'slug as key'])
      .execute()
    made.push(...inserted)
  }
  return made
}

export async function updateListing(tx: Tx, id: number, row: Updateable<Tables['listing']>): Promise<void> {
  await tx.updateTable('listing').set(row).where('id', '=', id).execute()
}

export async function switchOff(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('listing').set({ is_active: false }).where('id', 'in', ids).execute()
}

/** Finds the ids of categories by `vertical/slug` and of businesses by slug, whoever made them. */
export async function readIds(
  query: Queryable,
): Promise<{ categories: Map<string, number>; businesses: Map<string, number> }> {
  const categories = await query.selectFrom('category').select(['id', 'vertical', 'slug']).execute()
  const businesses = await query.selectFrom('business').select(['id', 'slug']).execute()
  return {
    categories: new Map(categories.map((it) => [`${it.vertical}/${it.slug}`, it.id])),
    businesses: new Map(businesses.map((it) => [it.slug, it.id])),
  }
}

/** Finds events of the demo that have begun. */
export function findBegun(query: Queryable, now: Date): Promise<{ id: number; slug: string }[]> {
  return ledgerOf(query)
    .selectFrom('listing')
    .innerJoin('demo.loaded', 'demo.loaded.row_id', 'listing.id')
    .select(['listing.id', 'demo.loaded.key as slug'])
    .where('demo.loaded.sort', '=', 'listing')
    .where('listing.starts_at', '<=', now)
    .execute()
}

export interface Moved {
  id: number
  starts_at: Date
  ends_at: Date
  /** The lowest price of its next date's tickets, none of which are sold yet. */
  price_minor: number | null
}

const ONE_IS_NEW_IN = 4

/** Moves events to new dates. Some of them count as listed anew, so that an old demo has new listings too. */
export async function moveEvents(query: Queryable, moved: readonly Moved[], now: Date): Promise<void> {
  await sql`
    update listing set starts_at = moved.starts_at, ends_at = moved.ends_at, price_minor = moved.price_minor,
      created_at = case when listing.id % ${ONE_IS_NEW_IN}::int = 0 then ${now}::timestamptz else created_at end
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      as moved(id bigint, starts_at timestamptz, ends_at timestamptz, price_minor bigint)
    where listing.id = moved.id`.execute(query)
}

function chunksOf<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / AT_ONCE)
  return Array.from({ length: count }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE))
}
