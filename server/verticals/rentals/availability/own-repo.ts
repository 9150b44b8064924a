import { type RawBuilder, sql } from 'kysely'
import { standing } from '#contract/status.ts'
import type { Queryable } from '#server/db/database.ts'
import { type During, range } from '../stay/repo.ts'

/** The holder of a hold: an account, or a guest who knows its id. */
interface Whose {
  accountId?: number | undefined
  holdId?: string | undefined
}

interface Held extends During {
  id: string
  expires_at: Date
}

/**
 * Finds the hold that a person has on a rental and has not ordered yet, since it must not stand in their own
 * way.
 */
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

/** Finds a person's own hold by the slug of the rental, in one statement, because each order asks twice. */
export const findOwnHoldOf = (query: Queryable, accountId: number, slug: string, now: Date) =>
  findOwnHold(query, accountId, sql<number>`(select id from listing where slug = ${slug})`, now)

/** Finds the first booking of a person that has a rental in some time, or will have it once it is paid. */
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
