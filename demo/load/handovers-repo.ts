import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/** Finds businesses of the demo that hand nothing over yet, by their slugs. */
export async function findWithoutHandover(
  query: Queryable,
  slugs: readonly string[],
): Promise<{ id: number; slug: string }[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select business.id, loaded.key as slug from business
      join demo.loaded on loaded.sort = 'business' and loaded.row_id = business.id
    where loaded.key = any(${[...slugs]}::text[])
      and not exists (select from courier where courier.business_id = business.id)`.execute(query)
  return rows
}

interface NewHandover {
  courier: { business_id: number; name: string }
  points: readonly object[]
  /** The columns of its offers that all its vehicles share. */
  offer: object
}

/** Adds the points and the courier of a business, and the offer of each of its vehicles. */
export async function addHandover(query: Queryable, { courier, points, offer }: NewHandover): Promise<void> {
  const added = query.insertInto('courier').values(courier).returning('id')
  const { id: courierId } = await added.executeTakeFirstOrThrow()
  await sql`
    insert into handover_point (business_id, name, address, latitude, longitude, week, fee_minor, box_code)
    select ${courier.business_id}, name, address, latitude, longitude, week, fee_minor, box_code
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as it(name text, address text,
      latitude double precision, longitude double precision, week jsonb, fee_minor bigint, box_code text)`.execute(
    query,
  )
  await sql`
    insert into handover_offer (listing_id, courier_id, points, brings, fetches, radius_m, free_m, base_fee_minor,
      per_km_minor, one_way_fee_minor, lead_minutes, window_minutes, week, phone)
    select listing.id, ${courierId}, points, brings, brings, radius_m, free_m, base_fee_minor,
      per_km_minor, one_way_fee_minor, lead_minutes, window_minutes, week, phone
    from jsonb_to_record(${JSON.stringify(offer)}::jsonb) as it(points boolean, brings boolean, radius_m integer,
        free_m integer, base_fee_minor bigint, per_km_minor bigint, one_way_fee_minor bigint, lead_minutes integer,
        window_minutes integer, week jsonb, phone text),
      listing join demo.loaded on loaded.sort = 'listing' and loaded.row_id = listing.id
    where listing.vertical = 'rentals' and listing.kind = 'vehicle' and listing.business_id = ${courier.business_id}`.execute(
    query,
  )
}
