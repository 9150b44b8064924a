import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** How a store comes to its customers, by the columns of its offer. */
export interface HomeVisitsRow {
  slug: string
  radius_m: number
  free_m: number
  travel_minutes: number
  base_fee_minor: number
  per_km_minor: number
}

const WEEK = JSON.stringify(Array.from({ length: 7 }, () => []))

/** Has stores of the demo come to their customers. What an operator has set stays. */
export async function insertHomeVisits(tx: Tx, rows: readonly HomeVisitsRow[]) {
  const { rows: made } = await sql<{ id: number; key: string }>`
    with made as (
      insert into handover_offer (listing_id, comes, radius_m, free_m, travel_minutes, base_fee_minor, per_km_minor,
        cutoff_minutes, week, phone)
      select store.listing_id, true, radius_m, free_m, travel_minutes, base_fee_minor, per_km_minor, 180,
        ${WEEK}::jsonb, store.phone
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it(slug text, radius_m integer, free_m integer,
          travel_minutes smallint, base_fee_minor bigint, per_km_minor bigint)
        join demo.loaded on loaded.sort = 'listing' and loaded.key = it.slug
        join store on store.listing_id = loaded.row_id
      on conflict do nothing returning listing_id
    ) select listing_id as id, loaded.key from made
      join demo.loaded on loaded.sort = 'listing' and loaded.row_id = made.listing_id`.execute(tx)
  return made
}

export async function updateHomeVisits(tx: Tx, listing_id: number, { slug: _, ...row }: HomeVisitsRow) {
  await tx.updateTable('handover_offer').set(row).where('listing_id', '=', listing_id).execute()
}
