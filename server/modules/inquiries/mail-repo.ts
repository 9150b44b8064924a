import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

/** Notes when the last mail about a thread is due to a side. */
export async function noteMail(
  tx: Tx,
  id: number,
  side: 'asker' | 'other',
  at: Date | undefined,
): Promise<void> {
  if (at === undefined) return
  await tx
    .updateTable('inquiry')
    .set({ [`${side}_mail_at`]: at })
    .where('id', '=', id)
    .execute()
}

/** A mail to the other side is to leave then. */
export async function oweMail(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('inquiry')
    .set({ other_mail_at: at, mail_due_at: at, mail_tries: 0 })
    .where('id', '=', id)
    .execute()
}

/** What is due, pushed forward so that nobody else takes it meanwhile. What was read already needs no mail. */
export async function leaseMails(tx: Tx, { now, until, most }: { now: Date; until: Date; most: number }) {
  await tx
    .updateTable('inquiry')
    .set({ mail_due_at: null })
    .where('mail_due_at', '<=', now)
    .where((it) =>
      it.or([
        sql<boolean>`last_from_asker <= other_read`,
        it('state', 'in', ['closed', 'blocked']),
        it('secret_until', '<=', now),
      ]),
    )
    .execute()
  const due = await tx
    .selectFrom('inquiry')
    .innerJoin('listing', 'listing.id', 'inquiry.listing_id')
    .leftJoin('business', 'business.id', 'listing.business_id')
    .select(['inquiry.id', 'inquiry.reference', 'inquiry.listing_id', 'inquiry.mail_tries'])
    .select(['listing.vertical', 'listing.title'])
    .select(['business.name as business_name', 'business.email as business_email'])
    .where('inquiry.mail_due_at', '<=', now)
    .orderBy('inquiry.mail_due_at')
    .limit(most)
    .forUpdate('inquiry')
    .skipLocked()
    .execute()
  const ids = due.map((it) => it.id)
  if (ids.length > 0)
    await tx
      .updateTable('inquiry')
      .set((it) => ({ mail_due_at: until, mail_tries: it('mail_tries', '+', 1) }))
      .where('id', 'in', ids)
      .execute()
  return due
}

export type DueMail = Awaited<ReturnType<typeof leaseMails>>[number]

/** It has left, or is tried again at `next`; nothing where another message has set another time meanwhile. */
export async function settleMail(
  query: Queryable,
  id: number,
  leased: Date,
  next: Date | null,
): Promise<void> {
  await query
    .updateTable('inquiry')
    .set({ mail_due_at: next })
    .where('id', '=', id)
    .where('mail_due_at', '=', leased)
    .execute()
}
