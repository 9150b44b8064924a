import type { Queryable, Tx } from '#server/db/database.ts'

/** Lists a person's notifications, the newest first, from below `before`. */
export function listNotifications(
  query: Queryable,
  account_id: number,
  { before, limit }: { before: number | undefined; limit: number },
) {
  let found = query
    .selectFrom('notification')
    .select(['id', 'kind', 'subject', 'details', 'created_at', 'read_at'])
    .where('account_id', '=', account_id)
    .orderBy('id', 'desc')
    .limit(limit)
  if (before !== undefined) found = found.where('id', '<', before)
  return found.execute()
}

export async function countUnread(query: Queryable, account_id: number): Promise<number> {
  const { unread } = await query
    .selectFrom('notification')
    .select((it) => it.fn.countAll<number>().as('unread'))
    .where('account_id', '=', account_id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

/** Marks these notifications as read, and all up to a given one. */
export async function noteRead(
  query: Queryable,
  account_id: number,
  { ids, until, now }: { ids: readonly number[]; until: number | undefined; now: Date },
): Promise<void> {
  await query
    .updateTable('notification')
    .set({ read_at: now })
    .where('account_id', '=', account_id)
    .where('read_at', 'is', null)
    .where((it) => it.or([it('id', 'in', [0, ...ids]), it('id', '<=', until ?? 0)]))
    .execute()
}

export async function noteSubjectRead(
  tx: Tx,
  account_id: number,
  { subject, now }: { subject: string; now: Date },
): Promise<void> {
  const read = await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('account_id', '=', account_id)
    .where('subject', '=', subject)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  const ids = read.map((it) => it.id)
  if (ids.length > 0) await tx.deleteFrom('delivery').where('notification_id', 'in', ids).execute()
}

/** Deletes those of the oldest notifications that were told before an instant. Answers how many. */
export async function dropOldest(
  query: Queryable,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  // By number, so that no more of the table is read than goes.
  const oldest = query.selectFrom('notification').select('id').orderBy('id').limit(most)
  const done = await query
    .deleteFrom('notification')
    .where('id', 'in', oldest)
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}
