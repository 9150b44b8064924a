import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable, Tx } from '#server/db/database.ts'
import { addonsOfService } from '../addons-repo.ts'
import { specialDays } from '../hours/special-days-repo.ts'

/**
 * Finds a store as it is booked: some of its services, its staff and resources, and its hours in the 90 days from a
 * day on.
 */
export function findBookable(query: Queryable, slug: string, serviceIds: readonly number[], from: Date) {
  const people = query
    .selectFrom('staff_service as own')
    .innerJoin('listing as person', 'person.id', 'own.professional_id')
    .select(['own.professional_id', 'own.duration', 'own.price_minor'])
    .where('own.service_id', '=', sql<number>`store_service.id`)
    .where('person.is_active', '=', true)
    .orderBy('own.professional_id')
  const services = query
    .selectFrom('store_service')
    .select(['id', 'name', 'type', 'duration', 'price_minor', 'is_active'])
    .select(['gap_at', 'gap_minutes', 'before_minutes', 'after_minutes', 'needs'])
    .select(jsonArrayFrom(people).as('people'))
    .select(jsonArrayFrom(addonsOfService(query)).as('addons'))
    .where('store_id', '=', sql<number>`store.listing_id`)
    .where(sql<SqlBool>`id = any(${[...serviceIds]}::bigint[])`)
  const staff = query
    .selectFrom('staff')
    .innerJoin('listing as person', 'person.id', 'staff.professional_id')
    .select(['person.id', 'person.title as name', 'staff.schedule', 'staff.special_days'])
    .select(sql<string | null>`staff.last_any_at`.as('last_any_at'))
    .where('staff.store_id', '=', sql<number>`store.listing_id`)
  const resources = query
    .selectFrom('resource')
    .select(['id', 'kind', 'units'])
    .where('store_id', '=', sql<number>`store.listing_id`)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
  return query
    .selectFrom('store')
    .innerJoin('listing', 'listing.id', 'store.listing_id')
    .leftJoin('handover_offer', 'handover_offer.listing_id', 'store.listing_id')
    .select(['handover_offer.comes', 'handover_offer.collects', 'handover_offer.travel_minutes'])
    .select(['listing.id', 'listing.slug', 'listing.business_id', 'listing.title', 'listing.currency'])
    .select(['listing.time_zone', 'store.schedule', 'store.state', 'store.closed_until'])
    .select(['store.step_minutes', 'store.lead_minutes', 'store.horizon_days', 'store.most_minutes'])
    .select(['store.deposit_percent', 'store.deposit_minor', 'store.deposit_from_minor'])
    .select(specialDays('en', from).as('special'))
    .select(jsonArrayFrom(services).as('services'))
    .select(jsonArrayFrom(staff).as('staff'))
    .select(jsonArrayFrom(resources).as('resources'))
    .where('listing.slug', '=', slug)
    .where('listing.vertical', '=', 'services')
    .where('listing.is_active', '=', true)
    .executeTakeFirst()
}

export type BookableStore = NonNullable<Awaited<ReturnType<typeof findBookable>>>

/** Locks a store, so that nobody else changes who is taken there until the transaction ends. */
export async function lockStore(tx: Tx, slug: string) {
  return tx
    .selectFrom('store')
    .innerJoin('listing', 'listing.id', 'store.listing_id')
    .select(['listing.id', 'listing.slug', 'listing.title', 'listing.time_zone'])
    .select(['store.lead_minutes', 'store.horizon_days', 'store.most_minutes'])
    .where('listing.slug', '=', slug)
    .forUpdate('store')
    .executeTakeFirst()
}

/** A store that is locked, and how far ahead it is booked. */
export type LockedStore = NonNullable<Awaited<ReturnType<typeof lockStore>>>

/**
 * Deletes occupancies of holds and proposals that have ended, which would stand in the way of the next hold.
 */
export async function dropOver(tx: Tx, storeId: number, now: Date): Promise<void> {
  const isOver = sql<SqlBool>`(hold_id in (select id from hold where expires_at <= ${now})
    or proposal_id in (select id from visit_proposal where state = 'open' and expires_at <= ${now}))`
  await sql`
    delete from occupancy where id in (
      select own.id from occupancy own join staff on staff.professional_id = own.professional_id
        where staff.store_id = ${storeId} and ${isOver}
      union all
      select own.id from occupancy own join resource on resource.id = own.resource_id
        where resource.store_id = ${storeId} and ${isOver})`.execute(tx)
}

/** The instant of a look, and a hold and a booking that are in nobody's way. */
export interface But {
  now: Date
  exceptHold?: string | undefined
  exceptBooking?: number | undefined
  /** The start of the visit that is to be moved, which is not offered as another time. */
  exceptStart?: number | undefined
}

export interface TakenRow {
  professional_id: number | null
  resource_id: number | null
  unit: number | null
  /** Spans of minutes, such as '100 160,200 230'. */
  busy: string
  away: string
}

/**
 * Finds the spans in which people and the units of resources are taken by visits, and absent, between two minutes.
 * Holds and proposals that have ended are left out.
 */
export async function findTaken(
  query: Queryable,
  { people, resources }: { people: readonly number[]; resources: readonly number[] },
  { from, until }: { from: number; until: number },
  { now, exceptHold, exceptBooking }: But,
): Promise<TakenRow[]> {
  // The spans of each come as one text: a row for each visit would take seven times as long to read.
  const busy = (whose: RawBuilder<SqlBool>) => sql`
    (select coalesce(string_agg(from_min || ' ' || until_min, ','), '')
      from occupancy left join hold on hold.id = hold_id
        left join visit_proposal proposal on proposal.id = proposal_id
      where ${whose}
        and int4range(from_min, until_min) && int4range(${from}::integer, ${until}::integer)
        and coalesce(occupancy.booking_id, hold.booking_id, 0) <> ${exceptBooking ?? -1}
        and (proposal_id is null or proposal.expires_at > ${now})
        and (hold_id is null or hold.expires_at > ${now} and hold_id <> ${exceptHold ?? ''})) as busy`
  const away = (whose: RawBuilder<SqlBool>) => sql`
    (select coalesce(string_agg(from_min || ' ' || until_min, ','), '')
      from absence where ${whose} and from_min < ${until} and until_min > ${from}) as away`
  const byPerson = sql<SqlBool>`professional_id = person.id`
  const { rows } = await sql<TakenRow>`
    select person.id as professional_id, null::bigint as resource_id, null::integer as unit,
      ${busy(byPerson)}, ${away(byPerson)}
    from unnest(${[...people]}::bigint[]) as person (id)
    union all
    select null, resource.id, own.no,
      ${busy(sql<SqlBool>`resource_id = resource.id and unit = own.no`)},
      ${away(sql<SqlBool>`resource_id = resource.id and (unit is null or unit = own.no)`)}
    from resource cross join generate_series(1, resource.units) as own (no)
    where resource.id = any(${[...resources]}::bigint[])`.execute(query)
  return rows
}

/**
 * Finds the hold that a person has at a store and has not ordered: an account's, or that of a guest who knows
 * its id.
 */
export async function findOwnHold(
  query: Queryable,
  slug: string,
  { accountId, holdId }: { accountId?: number | undefined; holdId?: string | undefined },
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select hold.id from visit_hold
      join hold on hold.id = visit_hold.hold_id join listing on listing.id = visit_hold.store_id
    where listing.slug = ${slug} and hold.booking_id is null and hold.expires_at > ${now}
      and (hold.account_id = ${accountId ?? null} or hold.account_id is null and hold.id = ${holdId ?? null})
    order by hold.account_id, hold.created_at desc limit 1`.execute(query)
  return rows[0]?.id
}
