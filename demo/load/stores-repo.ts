import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { subCategories } from '../content/services/stores/store-details.ts'
import type { storeRows } from './store-rows.ts'

type Rows = ReturnType<typeof storeRows>
const json = (rows: unknown) => sql`${JSON.stringify(rows)}::jsonb`
/** The colour of a portrait's background, shown until the portrait has loaded. */
const BACKDROP = '#d9dcee'

/** Finds stores of the demo that have only their listing yet. */
export async function findBareStores(tx: Tx): Promise<{ id: number; slug: string }[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select l.id, loaded.key as slug from listing l
      join demo.loaded on loaded.sort = 'listing' and loaded.row_id = l.id
    where l.vertical = 'services' and not exists (select from store where store.listing_id = l.id)`.execute(
    tx,
  )
  return rows
}

export async function addStores(tx: Tx, stores: readonly Rows['store'][]): Promise<void> {
  await sql`
    insert into store (listing_id, schedule, on_holidays, hours_checked_on, phone, website, deposit_percent,
      deposit_minor, deposit_from_minor, most_unpaid)
    select store_id, schedule, on_holidays, hours_checked_on, phone, website, deposit_percent, deposit_minor,
      deposit_from_minor, most_unpaid
    from jsonb_to_recordset(${json(stores)}) as it(store_id bigint, schedule jsonb, on_holidays text,
      hours_checked_on date, phone text, website text, deposit_percent numeric, deposit_minor bigint,
      deposit_from_minor bigint, most_unpaid smallint)`.execute(tx)
}

export async function addSubCategories(tx: Tx): Promise<void> {
  const rows = Object.entries(subCategories).flatMap(([category, subs]) =>
    Object.entries(subs).map(([slug, [en, ar, es]], position) => ({
      ...{ category, slug, position },
      names: { en, ar, es },
    })),
  )
  await sql`
    insert into service_sub_category (category_id, slug, names, position)
    select category.id, it.slug, it.names, it.position
    from jsonb_to_recordset(${json(rows)}) as it(category text, slug text, names jsonb, position integer)
      join category on category.vertical = 'services' and category.slug = it.category
    on conflict do nothing`.execute(tx)
}

export async function addServices(tx: Tx, services: readonly Rows['services'][number][]): Promise<void> {
  await sql`
    insert into store_service (store_id, sub_category_id, name, type, duration, gap_at, gap_minutes, needs, price_minor,
      position)
    select store_id, sub.id, name, type, duration, gap_at, gap_minutes, array(select jsonb_array_elements_text(needs)),
      price_minor, it.position
    from jsonb_to_recordset(${json(services)}) as it(store_id bigint, category text, sub text, name text, type text,
        duration smallint, gap_at smallint, gap_minutes smallint, needs jsonb, price_minor bigint, position integer)
      left join category on category.vertical = 'services' and category.slug = it.category
      left join service_sub_category sub on sub.category_id = category.id and sub.slug = it.sub`.execute(tx)
}

export async function addResources(tx: Tx, resources: readonly Rows['resources'][number][]): Promise<void> {
  await sql`
    insert into resource (store_id, kind, name, units, position)
    select store_id, kind, name, units, position
    from jsonb_to_recordset(${json(resources)}) as it(store_id bigint, kind text, name text, units smallint,
      position integer)`.execute(tx)
}

/** Adds what can be added to services, which are there already. */
export async function addAddons(tx: Tx, addons: readonly Rows['addons'][number][]): Promise<void> {
  await sql`
    with asked as (
      select * from jsonb_to_recordset(${json(addons)}) as it(store_id bigint, name text, "to" jsonb, duration smallint,
        price_minor bigint, position integer)
    ), added as (
      insert into addon (store_id, name, duration, price_minor, position)
      select store_id, name, duration, price_minor, position from asked
      returning id, store_id, name
    )
    insert into service_addon (service_id, addon_id)
    select service.id, added.id from added
      join asked on asked.store_id = added.store_id and asked.name = added.name
      join store_service service on service.store_id = asked.store_id and asked."to" ? service.name`.execute(
    tx,
  )
}

/**
 * Adds professionals at the location of their store. Those whose slug somebody else has taken get no page.
 */
export async function addProfessionals(
  tx: Tx,
  people: readonly Rows['professionals'][number][],
): Promise<void> {
  await sql`
    insert into listing (vertical, kind, slug, title, content, cover_image, cover_color, category_id, business_id,
      currency, latitude, longitude, time_zone, address, land_mark, created_at)
    select at.vertical, 'professional', it.slug, it.title, it.content, it.cover_image, ${BACKDROP}, at.category_id,
      at.business_id, at.currency, at.latitude, at.longitude, at.time_zone, at.address, at.land_mark, at.created_at
    from jsonb_to_recordset(${json(people)}) as it(store_id bigint, slug text, title text, content text, cover_image text)
      join listing at on at.id = it.store_id
    on conflict (slug) do nothing`.execute(tx)
}

const professionals = sql`listing person on person.slug = it.slug and person.vertical = 'services'
  and person.kind = 'professional'`

export async function addStaff(tx: Tx, staff: readonly Rows['staff'][number][]): Promise<void> {
  await sql`
    insert into staff (store_id, professional_id, role, position, schedule)
    select it.store_id, person.id, it.role, it.position, it.schedule
    from jsonb_to_recordset(${json(staff)}) as it(store_id bigint, slug text, role text, position integer,
        schedule jsonb)
      join ${professionals}`.execute(tx)
  await sql`
    insert into staff_service (service_id, professional_id, price_minor)
    select service.id, person.id, done.price_minor
    from jsonb_to_recordset(${json(staff)}) as it(store_id bigint, slug text, services jsonb)
      join ${professionals}
      cross join jsonb_to_recordset(it.services) as done(name text, price_minor bigint)
      join store_service service on service.store_id = it.store_id and service.name = done.name`.execute(tx)
}

/** Adds reviews of professionals, by which they get their stars. */
export async function addReviews(tx: Tx, reviews: readonly Rows['reviews'][number][]): Promise<void> {
  await sql`
    with added as (
      insert into review (listing_id, author, rating, review, created_at, updated_at)
      select person.id, author, rating, review, at, at
      from jsonb_to_recordset(${json(reviews)}) as it(slug text, author text, rating smallint, review text, at timestamptz)
        join ${professionals}
      returning listing_id, rating
    )
    update listing set rating_total = given.total, rating_count = given.count
    from (select listing_id, sum(rating) as total, count(*) as count from added group by listing_id) as given
    where listing.id = given.listing_id`.execute(tx)
}
