import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

/**
 * Leases deliveries that are due, each with its notification: their time is moved ahead, so that nobody else
 * takes them meanwhile.
 */
export async function lease(tx: Tx, { now, until, most }: { now: Date; until: Date; most: number }) {
  const due = await tx
    .selectFrom('delivery')
    .innerJoin('notification', 'notification.id', 'delivery.notification_id')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .select(['delivery.id', 'delivery.session_id', 'delivery.tries', 'delivery.expires_at'])
    .select(['notification.id as notification_id', 'notification.kind', 'notification.details'])
    .select(['notification.account_id', 'notification.subject', 'notification.booking_id'])
    .select('account.email')
    .select(
      sql<string | null>`(select language from session where account_id = account.id and language is not null
        order by last_seen_at desc limit 1)`.as('language'),
    )
    .where('delivery.due_at', '<=', now)
    .orderBy('delivery.due_at')
    .limit(most)
    .forUpdate('delivery')
    .skipLocked()
    .execute()
  const ids = due.map((it) => it.id)
  if (ids.length > 0)
    await tx
      .updateTable('delivery')
      .set((it) => ({ due_at: until, tries: it('tries', '+', 1) }))
      .where('id', 'in', ids)
      .execute()
  return due
}

export type DueDelivery = Awaited<ReturnType<typeof lease>>[number]

export async function drop(query: Queryable, id: number): Promise<void> {
  await query.deleteFrom('delivery').where('id', '=', id).execute()
}

export async function postpone(query: Queryable, id: number, due_at: Date): Promise<void> {
  await query.updateTable('delivery').set({ due_at }).where('id', '=', id).execute()
}
