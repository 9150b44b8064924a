import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

interface Instructions {
  slug: string
  text: string
  hours_before: number
}

/** Adds arrival instructions to listings of the demo. Those that an operator has set stay. */
export async function insertArrivals(tx: Tx, rows: readonly Instructions[]) {
  const { rows: made } = await sql<{ id: number; key: string }>`
    with made as (
      insert into arrival (listing_id, text, hours_before)
      select loaded.row_id, it.text, it.hours_before
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it(slug text, text text, hours_before integer)
        join demo.loaded on loaded.sort = 'listing' and loaded.key = it.slug
      on conflict do nothing returning listing_id
    ) select listing_id as id, loaded.key from made
      join demo.loaded on loaded.sort = 'listing' and loaded.row_id = made.listing_id`.execute(tx)
  return made
}

export async function updateArrival(tx: Tx, listing_id: number, { text, hours_before }: Instructions) {
  await tx.updateTable('arrival').set({ text, hours_before }).where('listing_id', '=', listing_id).execute()
}
