import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

export async function findDue(query: Queryable, now: Date, most: number) {
  return query
    .selectFrom('account')
    .select(['id', 'phone', 'email'])
    .where('deletion_at', '<=', now)
    .where('erased_at', 'is', null)
    .orderBy('deletion_at')
    .limit(most)
    .execute()
}

/**
 * Takes away who the person was. The row stays, for what was booked and paid under its number; who they had
 * referred stay referred by nobody in particular, and what they reviewed stays, by nobody.
 */
export async function erase(
  tx: Tx,
  { id, phone, email }: { id: number; phone: string | null; email: string | null },
  now: Date,
): Promise<void> {
  const theirs = ['session', 'mail_link', 'identity', 'avatar', 'favourite', 'recent_view'] as const
  for (const table of [...theirs, 'notification', 'listing_report'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', id).execute()
  }
  await forgetMessages(tx, id, now)
  await tx.deleteFrom('idempotency').where('owner', '=', id).execute()
  await tx.deleteFrom('one_time_code').where('account_id', '=', id).execute()
  const known = [phone, email?.toLowerCase()].filter((it) => it != null)
  for (const subject of known) {
    await tx.deleteFrom('one_time_code').where('phone', '=', subject).execute()
    await tx
      .deleteFrom('attempt')
      .where((it) => it.or([it('subject', '=', subject), it('subject', 'like', `${likeable(subject)} %`)]))
      .execute()
  }
  // What was written to go along with an order says more than the books need, and whom a card was for is a person too.
  await tx.updateTable('booking').set({ note: '' }).where('account_id', '=', id).execute()
  await tx
    .updateTable('gift_card')
    .set({ recipient_name: '', recipient_email: '', message: '' })
    .where((it) => it.or([it('bought_by', '=', id), it('account_id', '=', id)]))
    .execute()
  await tx
    .updateTable('account')
    .set({
      name: '',
      phone: null,
      phone_confirmed_at: null,
      email: null,
      email_confirmed_at: null,
      pending_email: null,
      password_hash: null,
      notifications: sql`'{}'`,
      referred_by: null,
      disabled_at: now,
      erased_at: now,
      // So that a link of theirs that is still about says nothing of them.
      referral_code: sql`default`,
    })
    .where('id', '=', id)
    .execute()
}

/** What they wrote goes, and nothing more is written to them; what others wrote to them stays theirs. */
async function forgetMessages(tx: Tx, id: number, hidden_at: Date): Promise<void> {
  for (const [side, column] of [
    ['asker', 'account_id'],
    ['other', 'other_account_id'],
  ] as const) {
    await tx
      .updateTable('inquiry_message')
      .set({ text: '', hidden_at })
      .where('side', '=', side)
      .where('inquiry_id', 'in', (it) => it.selectFrom('inquiry').select('id').where(column, '=', id))
      .execute()
    await tx
      .updateTable('inquiry')
      .set({ state: 'closed', details: '{}', mail_due_at: null })
      .where(column, '=', id)
      .execute()
  }
  // The name they wrote under is theirs too.
  await tx
    .updateTable('inquiry')
    .set({ other_name: '', other_account_id: null })
    .where('other_account_id', '=', id)
    .execute()
}

function likeable(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
