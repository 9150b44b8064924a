import { type RawBuilder, sql } from 'kysely'
import { goingStates } from '#contract/entities/inquiry.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { THREAD_MS } from './lifetimes.ts'

/** Selects threads with their listing and asker. Threads that have run out are left out. */
function threads(query: Queryable, now: Date) {
  return query
    .selectFrom('inquiry')
    .innerJoin('listing', 'listing.id', 'inquiry.listing_id')
    .leftJoin('business', 'business.id', 'listing.business_id')
    .innerJoin('account as asker', 'asker.id', 'inquiry.account_id')
    .selectAll('inquiry')
    .select(['listing.vertical', 'listing.kind as listing_kind', 'listing.slug', 'listing.title'])
    .select(['listing.cover_image', 'listing.cover_color', 'listing.time_zone'])
    .select(['business.name as business_name', 'business.email as business_email'])
    .select(['asker.name as asker_name', 'asker.created_at as asker_since'])
    .select(otherReader.as('other_reader_id'))
    .select(lastOf('text').as('last_text'))
    .select(lastOf('side').as('last_side'))
    .where('inquiry.last_at', '>', new Date(now.getTime() - THREAD_MS))
}

/** The account of the contact; null where it was disabled. */
export const otherReader = sql<number | null>`(
  select id from account where id = inquiry.other_account_id and disabled_at is null)`

const lastOf = (column: 'text' | 'side') => sql<string | null>`(
  select ${sql.ref(`last.${column}`)} from inquiry_message last where last.inquiry_id = inquiry.id
  order by last.id desc limit 1)`

export type ThreadRow = Awaited<ReturnType<ReturnType<typeof threads>['executeTakeFirstOrThrow']>>

/** Finds a thread of which the person is a side. */
export function findOwn(
  query: Queryable,
  { reference, accountId, now }: { reference: string; accountId: number; now: Date },
) {
  return threads(query, now)
    .where('inquiry.reference', '=', reference)
    .where((it) => it.or([it('inquiry.account_id', '=', accountId), it('other_account_id', '=', accountId)]))
    .executeTakeFirst()
}

/** Finds the thread of a link, as long as the link is valid. */
export function findBySecret(query: Queryable, secretHash: Buffer, now: Date) {
  return threads(query, now)
    .where('inquiry.secret_hash', '=', secretHash)
    .where('inquiry.secret_until', '>', now)
    .executeTakeFirst()
}

export function findById(query: Queryable, id: number, now: Date) {
  return threads(query, now).where('inquiry.id', '=', id).executeTakeFirst()
}

/**
 * Finds a person's thread about a listing that has not ended. A reported one counts, so that no new one
 * begins beside it.
 */
export function findGoing(query: Queryable, listingId: number, accountId: number, now: Date) {
  return threads(query, now)
    .where('inquiry.listing_id', '=', listingId)
    .where('inquiry.account_id', '=', accountId)
    .where('inquiry.state', 'in', [...goingStates, 'blocked'])
    .orderBy(sql`inquiry.state = 'blocked'`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Lists a person's threads, the last written first, from below a position. */
export function listOwn(
  query: Queryable,
  accountId: number,
  { below, limit, now }: { below: { at: Date; id: number } | undefined; limit: number; now: Date },
) {
  let page = query
    .selectFrom('inquiry')
    .select('inquiry.id')
    .where((it) => it.or([it('inquiry.account_id', '=', accountId), it('other_account_id', '=', accountId)]))
    .orderBy('inquiry.last_at', 'desc')
    .orderBy('inquiry.id', 'desc')
    .limit(limit)
  if (below)
    page = page.where(
      sql<boolean>`(inquiry.last_at, inquiry.id) < (${below.at}::timestamptz, ${below.id}::bigint)`,
    )
  // The columns of threads are read for the page alone.
  return threads(query, now)
    .where('inquiry.id', 'in', page)
    .orderBy('inquiry.last_at', 'desc')
    .orderBy('inquiry.id', 'desc')
    .execute()
}

/** Counts a person's threads with unread messages. */
export async function countUnread(query: Queryable, accountId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - THREAD_MS)
  const found = await sql<{ unread: number }>`
    select (select count(*) from inquiry where account_id = ${accountId} and last_from_other > asker_read
        and last_at > ${since})
      + (select count(*) from inquiry where other_account_id = ${accountId} and last_from_asker > other_read
        and last_at > ${since}) as unread`.execute(query)
  return Number(found.rows[0]?.unread ?? 0)
}

export interface NewThread {
  reference: string
  listing_id: number
  account_id: number
  other_account_id: number | null
  other_name: string
  kind: 'question' | 'request'
  secret_hash: Buffer
  secret_until: Date
  last_at: Date
  created_at: Date
}

export async function addThread(tx: Tx, thread: NewThread): Promise<number> {
  const added = tx
    .insertInto('inquiry')
    .values({ ...thread, details: '{}' })
    .returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** Locks a thread, so that nobody else writes in it or changes it until the transaction ends. */
export async function lock(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('inquiry').select('id').where('id', '=', id).forUpdate().execute()
}

/** Locks the account of the writer, so that their messages come one after the other. */
export async function lockWriter(tx: Tx, accountId: number) {
  return tx
    .selectFrom('account')
    .select(['id', 'name', 'phone_confirmed_at', 'email', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Finds the listing of an inquiry. */
export async function findListing(query: Queryable, vertical: VerticalId, slug: string) {
  return query
    .selectFrom('listing')
    .leftJoin('business', 'business.id', 'listing.business_id')
    .select(['listing.id as listing_id', 'listing.vertical', 'listing.title', 'listing.time_zone'])
    .select(['listing.ends_at', 'listing.is_active'])
    .select(['business.name as business_name', 'business.email as business_email'])
    .where('listing.vertical', '=', vertical)
    .where('listing.slug', '=', slug)
    .executeTakeFirst()
}

type Change = {
  kind?: 'question' | 'request'
  details?: object
  state?: ThreadRow['state']
  report?: string
}

export async function change(tx: Tx, id: number, { details, ...rest }: Change): Promise<void> {
  const row = { ...rest, ...(details ? { details: JSON.stringify(details) } : {}) }
  await tx.updateTable('inquiry').set(row).where('id', '=', id).execute()
}

/** Ends a thread for both sides. A reported one stays as it is, because it waits for the operator. */
export async function close(tx: Tx, id: number): Promise<void> {
  const going = tx.updateTable('inquiry').set({ state: 'closed' }).where('id', '=', id)
  await going.where('state', '<>', 'blocked').execute()
}

/** Notes the last message that a side has read. It never goes back. */
export async function noteRead(tx: Tx, id: number, side: 'asker' | 'other', until: number): Promise<void> {
  const column = `${side}_read` as const
  const seen: RawBuilder<number> = sql`greatest(${sql.ref(column)}, ${until})`
  await tx
    .updateTable('inquiry')
    .set({ [column]: seen })
    .where('id', '=', id)
    .execute()
}

/** Deletes threads in which nobody has written for a long time. */
export async function sweep(query: Queryable, now: Date): Promise<void> {
  await query
    .deleteFrom('inquiry')
    .where('last_at', '<=', new Date(now.getTime() - THREAD_MS))
    .execute()
}
