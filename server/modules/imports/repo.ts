import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export async function findCategory(
  query: Queryable,
  { vertical, kind, slug }: { vertical: VerticalId; kind: string; slug: string },
): Promise<number | undefined> {
  const found = query
    .selectFrom('category')
    .select('id')
    .where('vertical', '=', vertical)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
  return (await found.executeTakeFirst())?.id
}

/** Adds or changes a business. A known one keeps its picture. */
export async function putBusiness(
  tx: Tx,
  business: { slug: string; name: string; about: string; mark: string },
): Promise<number> {
  const { name, about } = business
  const put = tx
    .insertInto('business')
    .values(business)
    .onConflict((it) => it.column('slug').doUpdateSet({ name, about }))
    .returning('id')
  return (await put.executeTakeFirstOrThrow()).id
}

export async function addListing(tx: Tx, row: Insertable<Tables['listing']>): Promise<number> {
  return (await tx.insertInto('listing').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Changes a listing. Nothing is written where all fields are equal. */
export async function changeListing(
  tx: Tx,
  id: number,
  row: Updateable<Tables['listing']>,
  changed_at: Date,
): Promise<void> {
  const columns = sql.join(Object.keys(row).map((it) => sql.ref(it)))
  await tx
    .updateTable('listing')
    .set({ ...row, changed_at })
    .where('id', '=', id)
    .where(sql<SqlBool>`(${columns}) is distinct from (${sql.join(Object.values(row))})`)
    .execute()
}

export async function isSlugTaken(query: Queryable, slug: string, butOf: number | undefined) {
  const found = query
    .selectFrom('listing')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', butOf ?? 0)
  return (await found.executeTakeFirst()) !== undefined
}
