import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/** The deposit that a store asks for: a part in percent or an amount, from a subtotal on; null: none. */
export interface StoreDeposit {
  percent: number | null
  amount_minor: number | null
  from_minor: number
}

/** Sets what a store asks for; answers its title, where there is such a store. */
export async function setDeposit(
  query: Queryable,
  slug: string,
  { percent, amount_minor, from_minor }: StoreDeposit,
): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    update store set deposit_percent = ${percent}, deposit_minor = ${amount_minor}, deposit_from_minor = ${from_minor}
    from listing where listing.id = listing_id and listing.slug = ${slug} returning title`.execute(query)
  return rows[0]?.title
}
