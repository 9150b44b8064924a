import { sql } from 'kysely'
import { goingStates } from '#contract/entities/inquiry.ts'
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

/** Notes that a mail to the other side is due at an instant. */
export async function oweMail(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('inquiry')
    .set({ other_mail_at: at, mail_due_at: at, mail_tries: 0 })
    .where('id', '=', id)
    .execute()
}

/** Drops mails about threads that were read meanwhile or have ended. */
export async function dropNeedlessMails(query: Queryable, now: Date): Promise<void> {
  await query
    .updateTable('inquiry')
    .set({ mail_due_at: null })
    .where('mail_due_at', '<=', now)
    .where((it) =>
      it.or([
        sql<boolean>`last_from_asker <= other_read`,
        it('state', 'not in', goingStates),
        it('secret_until', '<=', now),
      ]),
    )
    .execute()
}

/** Leases a mail that is due: its time is moved ahead, so that nobody else takes it meanwhile. */
export async function leaseMail(tx: Tx, { due, until }: { due: Date; until: Date }) {
  const found = await tx
    .selectFrom('inquiry')
    .innerJoin('listing', 'listing.id', 'inquiry.listing_id')
    .leftJoin('business', 'business.id', 'listing.business_id')
    .select(['inquiry.id', 'inquiry.reference', 'inquiry.listing_id', 'inquiry.mail_tries'])
    .select(['listing.vertical', 'listing.title'])
    .select(['business.name as business_name', 'business.email as business_email'])
    .where('inquiry.mail_due_at', '<=', due)
    .orderBy('inquiry.mail_due_at')
    .limit(1)
    .forUpdate('inquiry')
    .skipLocked()
    .executeTakeFirst()
  if (found)
    await tx
      .updateTable('inquiry')
      .set((it) => ({ mail_due_at: until, mail_tries: it('mail_tries', '+', 1) }))
      .where('id', '=', found.id)
      .execute()
  return found
}

export type DueMail = NonNullable<Awaited<ReturnType<typeof leaseMail>>>

/**
 * Notes that a mail has left, or is tried again at `next`. Nothing changes where another message has set a
 * new time meanwhile.
 */
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
