import type { Queryable } from '../../db/database.ts'

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
  disabled_at: Date | null
}

/** The session with this token, if it is neither too long unused nor too old. */
export async function findSession(
  query: Queryable,
  token_hash: Buffer,
  since: { seen: Date; created: Date },
): Promise<FoundSession | undefined> {
  return query
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.account_id', 'session.last_seen_at', 'account.disabled_at'])
    .where('session.token_hash', '=', token_hash)
    .where('session.last_seen_at', '>', since.seen)
    .where('session.created_at', '>', since.created)
    .executeTakeFirst()
}

export async function touchSession(query: Queryable, id: number, now: Date): Promise<void> {
  await query.updateTable('session').set({ last_seen_at: now }).where('id', '=', id).execute()
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

/** Somebody else's session is left alone, and counts as not there. */
export async function dropSession(query: Queryable, account_id: number, id: number): Promise<boolean> {
  const done = await query
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .executeTakeFirst()
  return done.numDeletedRows === 1n
}

export async function dropDeadSessions(
  query: Queryable,
  since: { seen: Date; created: Date },
): Promise<number> {
  const done = await query
    .deleteFrom('session')
    .where((it) => it.or([it('last_seen_at', '<=', since.seen), it('created_at', '<=', since.created)]))
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}

export async function addAccount(query: Queryable, name: string, now: Date): Promise<number> {
  const { id } = await query
    .insertInto('account')
    .values({ name, disabled_at: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
