import { type RawBuilder, sql } from 'kysely'
import { standing } from '#contract/status.ts'
import type { Queryable } from '#server/db/database.ts'
import { type During, range } from '../stay/repo.ts'

/** Whose hold it is: an account's, or a guest's who knows its id. */
interface Whose {
  accountId?: number | undefined
  holdId?: string | undefined
}

interface Held extends During {
  id: string
  expires_at: Date
}

/** The hold somebody has on a rental and has not ordered: it must not stand in their own way. */
export async function findHeld(
  query: Queryable,
  listingId: number | RawBuilder<number>,
  { accountId, holdId }: Whose,
  now: Date,
): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select hold.id, hold.expires_at, lower(stay.during) as from, upper(stay.during) as until
    from stay join hold on hold.id = stay.hold_id
    where stay.listing_id = ${listingId} and hold.booking_id is null and hold.expires_at > ${now}
      and (hold.account_id = ${accountId ?? null} or hold.account_id is null and hold.id = ${holdId ?? null})
    order by hold.account_id, hold.created_at limit 1`.execute(query)
  return rows[0]
}

export const findOwnHold = async (
  query: Queryable,
  accountId: number,
  listingId: number | RawBuilder<number>,
  now: Date,
) => (await findHeld(query, listingId, { accountId }, now))?.id

/** Their own hold by the rental's slug, in one statement: an order asks twice. */
export const findOwnHoldOf = (query: Queryable, accountId: number, slug: string, now: Date) =>
  findOwnHold(query, accountId, sql<number>`(select id from listing where slug = ${slug})`, now)

/** The first booking of theirs that has a rental then, or waits for its payment to have it. */
export async function findOwnBooked(
  query: Queryable,
  accountId: number,
  listingId: number,
  during: During,
): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    select reference from booking
    where account_id = ${accountId} and listing_id = ${listingId} and status = any(${[...standing]}::integer[])
      and tstzrange(starts_at, ends_at) && ${range(during)}
    order by starts_at limit 1`.execute(query)
  return rows[0]?.reference
}
