import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

export async function addSession(
  query: Queryable,
  session: { account_id: number; token_hash: Buffer; device: string; now: Date },
): Promise<void> {
  const { now, ...row } = session
  await query
    .insertInto('session')
    .values({ ...row, created_at: now, last_seen_at: now })
    .execute()
}

export interface FoundSession {
  id: number
  account_id: number
  last_seen_at: Date
  language: string | null
  disabled_at: Date | null
}

/**
 * Finds the session of a token, where it is neither idle for too long nor too old, and its account has not
 * ended.
 */
export async function findSession(
  query: Queryable,
  token_hash: Buffer,
  since: { seen: Date; created: Date; now: Date },
): Promise<FoundSession | undefined> {
  return query
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.account_id', 'session.last_seen_at', 'session.language'])
    .select('account.disabled_at')
    .where('session.token_hash', '=', token_hash)
    .where('session.last_seen_at', '>', since.seen)
    .where('session.created_at', '>', since.created)
    .where((it) => it.or([it('deletion_at', 'is', null), it('deletion_at', '>', since.now)]))
    .executeTakeFirst()
}

export interface Sighting {
  id: number
  at: Date
  /** Undefined: the language stays as it was. */
  language: string | undefined
}

export async function touchSessions(query: Queryable, seen: readonly Sighting[]): Promise<void> {
  const ids = seen.map((it) => it.id)
  const times = seen.map((it) => it.at)
  const languages = seen.map((it) => it.language ?? null)
  await sql`
    update session set last_seen_at = seen.at, language = coalesce(seen.language, session.language)
    from unnest(${ids}::bigint[], ${times}::timestamptz[], ${languages}::text[]) as seen (id, at, language)
    where session.id = seen.id`.execute(query)
}

export async function listSessions(
  query: Queryable,
  account_id: number,
  since: { seen: Date; created: Date },
) {
  return query
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', account_id)
    .where('last_seen_at', '>', since.seen)
    .where('created_at', '>', since.created)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

/** Ends a session of this account; false where the account has none with this id. */
export async function dropSession(query: Queryable, account_id: number, id: number): Promise<boolean> {
  const done = await query
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .executeTakeFirst()
  return done.numDeletedRows === 1n
}

export async function dropSessionByHash(query: Queryable, token_hash: Buffer): Promise<void> {
  await query.deleteFrom('session').where('token_hash', '=', token_hash).execute()
}

export async function dropSessionsOf(
  query: Queryable,
  account_id: number,
  kept: number | undefined,
): Promise<void> {
  const all = query.deleteFrom('session').where('account_id', '=', account_id)
  await (kept === undefined ? all : all.where('id', '<>', kept)).execute()
}

interface Since {
  seen: Date
  created: Date
}

const deadSessions = (query: Queryable, since: Since) =>
  query
    .deleteFrom('session')
    .where((it) => it.or([it('last_seen_at', '<=', since.seen), it('created_at', '<=', since.created)]))

export async function dropDeadSessions(query: Queryable, since: Since): Promise<number> {
  const done = await deadSessions(query, since).executeTakeFirst()
  return Number(done.numDeletedRows)
}

/** Ends the session of a token, where it is idle for too long or too old. */
export async function dropDeadSession(query: Queryable, token_hash: Buffer, since: Since): Promise<void> {
  await deadSessions(query, since).where('token_hash', '=', token_hash).execute()
}
