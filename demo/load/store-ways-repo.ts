import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** How a store comes to its customers, or collects things there, by the columns of its offer. */
export interface StoreWay {
  slug: string
  comes: boolean
  collects: boolean
  radius_m: number
  free_m: number
  travel_minutes: number
  base_fee_minor: number
  per_km_minor: number
  window_minutes: number
  week: string
  courier: string | null
}

/** Has stores of the demo come, or collect things. What an operator has set stays. */
export async function insertStoreWays(tx: Tx, rows: readonly StoreWay[]) {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it(slug text, comes boolean, collects boolean,
      radius_m integer, free_m integer, travel_minutes smallint, base_fee_minor bigint, per_km_minor bigint,
      window_minutes integer, week text, courier text)
    join demo.loaded on loaded.sort = 'listing' and loaded.key = it.slug
    join store on store.listing_id = loaded.row_id
    join listing on listing.id = store.listing_id`
  // A business has one who drives for all that it does.
  await sql`
    insert into courier (business_id, name)
    select distinct on (listing.business_id) listing.business_id, it.courier from ${given}
    where it.courier is not null and listing.business_id is not null
      and not exists (select from courier where courier.business_id = listing.business_id)`.execute(tx)
  const { rows: made } = await sql<{ id: number; key: string }>`
    with made as (
      insert into handover_offer (listing_id, comes, collects, brings, fetches, radius_m, free_m, travel_minutes,
        base_fee_minor, per_km_minor, window_minutes, lead_minutes, cutoff_minutes, week, phone, courier_id)
      select store.listing_id, comes, collects, collects, collects, radius_m, free_m, travel_minutes, base_fee_minor,
        per_km_minor, window_minutes, 120, 180, it.week::jsonb, store.phone,
        (select min(id) from courier where it.courier is not null and courier.business_id = listing.business_id)
      from ${given}
      on conflict do nothing returning listing_id
    ) select listing_id as id, loaded.key from made
      join demo.loaded on loaded.sort = 'listing' and loaded.row_id = made.listing_id`.execute(tx)
  return made
}

export async function updateStoreWay(tx: Tx, listing_id: number, { slug: _, courier: __, ...row }: StoreWay) {
  await tx.updateTable('handover_offer').set(row).where('listing_id', '=', listing_id).execute()
}
