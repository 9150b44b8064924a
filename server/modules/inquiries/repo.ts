import { type RawBuilder, sql } from 'kysely'
import { goingStates } from '#contract/entities/inquiry.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { THREAD_MS } from './lifetimes.ts'

/** Threads with their listing and who asks; one whose time is over is not there. */
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

/** The account by which the other side reads; none where that was shut. */
export const otherReader = sql<number | null>`(
  select id from account where id = inquiry.other_account_id and disabled_at is null)`

const lastOf = (column: 'text' | 'side') => sql<string | null>`(
  select ${sql.ref(`last.${column}`)} from inquiry_message last where last.inquiry_id = inquiry.id
  order by last.id desc limit 1)`

export type ThreadRow = Awaited<ReturnType<ReturnType<typeof threads>['executeTakeFirstOrThrow']>>

/** One that somebody is in, on either side. */
export function findOwn(
  query: Queryable,
  { reference, accountId, now }: { reference: string; accountId: number; now: Date },
) {
  return threads(query, now)
    .where('inquiry.reference', '=', reference)
    .where((it) => it.or([it('inquiry.account_id', '=', accountId), it('other_account_id', '=', accountId)]))
    .executeTakeFirst()
}

/** The one whose link this secret is of, as long as the link is good. */
export function findBySecret(query: Queryable, secretHash: Buffer, now: Date) {
  return threads(query, now)
    .where('inquiry.secret_hash', '=', secretHash)
    .where('inquiry.secret_until', '>', now)
    .executeTakeFirst()
}

export function findById(query: Queryable, id: number, now: Date) {
  return threads(query, now).where('inquiry.id', '=', id).executeTakeFirst()
}

/** What somebody asks about this listing and is not over; above all a reported one, beside which none begins. */
export function findGoing(query: Queryable, listingId: number, accountId: number, now: Date) {
  return threads(query, now)
    .where('inquiry.listing_id', '=', listingId)
    .where('inquiry.account_id', '=', accountId)
    .where('inquiry.state', 'in', [...goingStates, 'blocked'])
    .orderBy(sql`inquiry.state = 'blocked'`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Threads of somebody, the last written in first, from below a position. */
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
  // What goes with a thread is read for those of the page alone.
  return threads(query, now)
    .where('inquiry.id', 'in', page)
    .orderBy('inquiry.last_at', 'desc')
    .orderBy('inquiry.id', 'desc')
    .execute()
}

/** In how many of somebody's threads there is something that they have not read. */
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

/** Nobody else writes in it, or changes it, until the transaction ends. */
export async function lock(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('inquiry').select('id').where('id', '=', id).forUpdate().execute()
}

/** A person who writes does one thing after another. */
export async function lockWriter(tx: Tx, accountId: number) {
  return tx
    .selectFrom('account')
    .select(['id', 'name', 'phone_confirmed_at', 'email', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** What is asked about. */
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

/** Ends a thread for both sides. A reported one stays as it is: it waits for the operator. */
export async function close(tx: Tx, id: number): Promise<void> {
  const going = tx.updateTable('inquiry').set({ state: 'closed' }).where('id', '=', id)
  await going.where('state', '<>', 'blocked').execute()
}

/** Has a side seen a message; what it saw before stays seen. */
export async function noteRead(tx: Tx, id: number, side: 'asker' | 'other', until: number): Promise<void> {
  const column = `${side}_read` as const
  const seen: RawBuilder<number> = sql`greatest(${sql.ref(column)}, ${until})`
  await tx
    .updateTable('inquiry')
    .set({ [column]: seen })
    .where('id', '=', id)
    .execute()
}

/** Forgets threads in which nobody has written for so long. */
export async function sweep(query: Queryable, now: Date): Promise<void> {
  await query
    .deleteFrom('inquiry')
    .where('last_at', '<=', new Date(now.getTime() - THREAD_MS))
    .execute()
}
