import { type SqlBool, sql } from 'kysely'
import type { WantedServices } from '#contract/entities/visit.ts'
import { bookingStatus, standing } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'

/** A watch as it is put up. */
export interface NewWatch {
  account_id: number
  store_id: number
  services: WantedServices
  booking_id: number | null
  before_min: number | null
  from_date: string
  until_date: string
  weekdays: readonly number[]
  from_minute: number
  until_minute: number
}

const { awaitingConfirmation, confirmed } = bookingStatus

/**
 * Whether what a statement calls `slot_watch` is over: its days are, they have booked at the store since, or the visit
 * that was to be earlier has been moved, or can be moved no more.
 */
const isOver = (now: Date) => sql<SqlBool>`(
  slot_watch.until_date < (${now}::timestamptz at time zone (select time_zone from listing where id = slot_watch.store_id))::date
  or slot_watch.booking_id is null and exists (select from booking
    where booking.account_id = slot_watch.account_id and booking.listing_id = slot_watch.store_id
      and booking.created_at > slot_watch.created_at and booking.status in (${sql.join(standing)}))
  or slot_watch.booking_id is not null and not exists (select from booking
    where booking.id = slot_watch.booking_id and booking.status in (${awaitingConfirmation}, ${confirmed})
      and booking.part_refund_until > ${now}
      and extract(epoch from booking.starts_at) = slot_watch.before_min * 60::bigint))`

/** Whether the hold of what a statement calls `slot_watch` holds something just now. */
const isOffered = (now: Date) => sql<SqlBool>`exists (
  select from hold where hold.id = slot_watch.hold_id and hold.expires_at > ${now})`

/** Nobody else puts up a watch for this person until the transaction ends. */
export async function lockPerson(tx: Tx, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export async function countWatches(tx: Tx, accountId: number, now: Date): Promise<number> {
  const { all } = await tx
    .selectFrom('slot_watch')
    .select((it) => it.fn.countAll<number>().as('all'))
    .where('account_id', '=', accountId)
    .where((it) => it.not(isOver(now)))
    .executeTakeFirstOrThrow()
  return Number(all)
}

export async function addWatch(
  tx: Tx,
  { services, weekdays, ...watch }: NewWatch,
  now: Date,
): Promise<number> {
  const row = { ...watch, services: JSON.stringify(services), weekdays: [...weekdays] }
  const { id } = await tx
    .insertInto('slot_watch')
    .values({ ...row, created_at: now, queued_at: now, offered_min: null, hold_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes a watch of somebody's away, and gives back what is held for it. Answers whether there was one. */
export async function dropWatch(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('slot_watch')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('hold_id')
    .executeTakeFirst()
  await dropOffered(tx, gone ? [gone.hold_id] : [])
  return gone !== undefined
}

/** The same of all of somebody's watches. */
export async function dropWatchesOf(tx: Tx, accountId: number): Promise<void> {
  const gone = await tx
    .deleteFrom('slot_watch')
    .where('account_id', '=', accountId)
    .returning('hold_id')
    .execute()
  await dropOffered(
    tx,
    gone.map((it) => it.hold_id),
  )
}

/** What was held and is not ordered is there for others. */
async function dropOffered(tx: Tx, holds: readonly (string | null)[]): Promise<void> {
  const ids = holds.filter((it) => it !== null)
  if (ids.length === 0) return
  await tx.deleteFrom('hold').where('id', 'in', ids).where('booking_id', 'is', null).execute()
}

interface WatchRow {
  id: number
  slug: string
  title: string
  time_zone: string
  services: {
    id: number
    name: string
    professional: { id: number; name: string } | null
    addons: { id: number; name: string }[]
  }[]
  from_date: string
  until_date: string
  weekdays: number[]
  from_minute: number
  until_minute: number
  reference: string | null
  offered_min: number | null
  offered_until: number | null
  expires_at: Date | null
}

/** Lists what somebody waits for: what is held for them just now first, then the newest. */
export async function listWatches(query: Queryable, accountId: number, now: Date): Promise<WatchRow[]> {
  const { rows } = await sql<WatchRow>`
    select slot_watch.id, store.slug, store.title, store.time_zone, booking.reference,
      from_date, until_date, weekdays, from_minute, until_minute,
      offered_min, (visit_hold.lines -> -1 ->> 'until_min')::integer as offered_until, hold.expires_at,
      (select jsonb_agg(jsonb_build_object('id', service.id, 'name', service.name, 'professional',
            case when person.id is not null then jsonb_build_object('id', person.id, 'name', person.title) end,
            'addons', (select coalesce(jsonb_agg(jsonb_build_object('id', addon.id, 'name', addon.name) order by addon.position, addon.id), '[]')
              from addon where wanted -> 'addons' @> to_jsonb(addon.id))) order by no)
        from jsonb_array_elements(slot_watch.services) with ordinality as own (wanted, no)
          join store_service service on service.id = (wanted ->> 'id')::bigint
          left join listing person on person.id = (wanted ->> 'professional_id')::bigint) as services
    from slot_watch join listing store on store.id = slot_watch.store_id
      left join booking on booking.id = slot_watch.booking_id
      left join hold on hold.id = slot_watch.hold_id and hold.expires_at > ${now} and hold.booking_id is null
      left join visit_hold on visit_hold.hold_id = hold.id
    where slot_watch.account_id = ${accountId} and not ${isOver(now)}
    order by hold.id is null, slot_watch.id desc`.execute(query)
  return rows
}

/** All that somebody waits for or did until lately, for who takes their data along. */
export function findWatchesOf(query: Queryable, accountId: number) {
  return query
    .selectFrom('slot_watch')
    .innerJoin('listing', 'listing.id', 'slot_watch.store_id')
    .leftJoin('booking', 'booking.id', 'slot_watch.booking_id')
    .select(['listing.slug', 'listing.title', 'services', 'booking.reference', 'from_date', 'until_date'])
    .select(['weekdays', 'from_minute', 'until_minute', 'slot_watch.created_at', 'let_pass', 'offered_min'])
    .where('slot_watch.account_id', '=', accountId)
    .orderBy('slot_watch.id', 'desc')
    .execute()
}

/** Takes away watches that are over. */
export async function dropOverWatches(tx: Tx, now: Date): Promise<void> {
  const gone = await tx.deleteFrom('slot_watch').where(isOver(now)).returning('hold_id').execute()
  await dropOffered(
    tx,
    gone.map((it) => it.hold_id),
  )
}

/** Takes back what was held for people who have let it pass; who has let so many pass waits behind all others. */
export async function takeBackLapsed(tx: Tx, now: Date, most: number): Promise<void> {
  const { rows } = await sql<{ hold_id: string | null }>`
    update slot_watch set offered_min = null, hold_id = null,
      let_pass = slot_watch.let_pass || slot_watch.offered_min,
      queued_at = case when (cardinality(slot_watch.let_pass) + 1) % ${most} = 0 then ${now} else slot_watch.queued_at end
    from slot_watch as before
    where before.id = slot_watch.id and slot_watch.offered_min is not null and not ${isOffered(now)}
    returning before.hold_id`.execute(tx)
  await dropOffered(
    tx,
    rows.map((it) => it.hold_id),
  )
}

/** Stores at which somebody became free, those first that have waited longest to be looked at. */
export async function findFreedStores(query: Queryable): Promise<{ slug: string; time_zone: string }[]> {
  return query
    .selectFrom('freed_time')
    .innerJoin('listing', 'listing.id', 'freed_time.store_id')
    .select(['listing.slug', 'listing.time_zone'])
    .groupBy(['listing.id'])
    .orderBy((it) => it.fn.min('freed_time.id'))
    .execute()
}

/** When who and what became free at a store, the longest ago first. */
export function findFreed(query: Queryable, storeId: number, most: number) {
  return query
    .selectFrom('freed_time')
    .select(['id', 'professional_id', 'resource_id', 'unit', 'from_min', 'until_min'])
    .where('store_id', '=', storeId)
    .orderBy('id')
    .limit(most)
    .execute()
}

export type FreedTime = Awaited<ReturnType<typeof findFreed>>[number]

export async function dropFreed(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('freed_time').where('id', 'in', ids).execute()
}

/** Where in the line somebody stands. */
export interface Position {
  queued_at: Date
  id: number
}

/**
 * Who waits at a store on some of these days, in their order from behind a position on. Left out is who is logged in
 * nowhere, and so hears of nothing in time; and who holds something there just now: that is an offer, or they are
 * choosing by themselves.
 */
export async function findWaiting(
  query: Queryable,
  storeId: number,
  {
    from,
    until,
    after,
    now,
    most,
  }: { from: string; until: string; after: Position | undefined; now: Date; most: number },
) {
  let found = query
    .selectFrom('slot_watch')
    .innerJoin('account', 'account.id', 'slot_watch.account_id')
    .select(['slot_watch.id', 'slot_watch.account_id', 'slot_watch.queued_at', 'slot_watch.services'])
    .select([
      'slot_watch.from_date',
      'slot_watch.until_date',
      'slot_watch.weekdays',
      'slot_watch.from_minute',
    ])
    .select(['slot_watch.until_minute', 'slot_watch.before_min', 'slot_watch.let_pass'])
    .where('slot_watch.store_id', '=', storeId)
    .where('slot_watch.from_date', '<=', until)
    .where('slot_watch.until_date', '>=', from)
    .where('account.disabled_at', 'is', null)
    .where(sql<SqlBool>`exists (select from session where session.account_id = slot_watch.account_id)`)
    .where(
      sql<SqlBool>`not exists (select from hold join visit_hold on visit_hold.hold_id = hold.id
        where hold.account_id = slot_watch.account_id and visit_hold.store_id = slot_watch.store_id
          and hold.expires_at > ${now})`,
    )
    .where((it) => it.not(isOver(now)))
    .orderBy('slot_watch.queued_at')
    .orderBy('slot_watch.id')
    .limit(most)
  if (after)
    found = found.where(
      sql<SqlBool>`(slot_watch.queued_at, slot_watch.id) > (${after.queued_at}, ${after.id})`,
    )
  return found.execute()
}

export type Waiting = Awaited<ReturnType<typeof findWaiting>>[number]

/** Writes down what is held for a watch. */
export async function setOffered(
  tx: Tx,
  id: number,
  offer: { offered_min: number; hold_id: string },
): Promise<void> {
  await tx.updateTable('slot_watch').set(offer).where('id', '=', id).execute()
}
