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
 * Erases the person of an account. The row stays, for bookings and payments with its id. People they referred
 * stay referred, by nobody in particular, and their reviews stay without a name.
 */
export async function erase(
  tx: Tx,
  { id, phone, email }: { id: number; phone: string | null; email: string | null },
  now: Date,
): Promise<void> {
  const theirs = ['session', 'mail_link', 'identity', 'avatar', 'favourite', 'recent_view'] as const
  for (const table of [
    ...theirs,
    'notification',
    'account_event',
    'listing_report',
    'device_seen',
  ] as const) {
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
  // The note of an order says more than the books need, and the recipient of a gift is a person too.
  await tx.updateTable('booking').set({ note: '' }).where('account_id', '=', id).execute()
  await tx
    .updateTable('earning')
    .set({ state: 'void', reason: 'erased', settled_at: now })
    .where('account_id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  await tx
    .updateTable('gift')
    .set({ recipient_name: '', recipient_email: '', message: '', mail_due_at: null })
    .where('giver_id', '=', id)
    .execute()
  await tx.updateTable('purchase').set({ terms: sql`terms - 'gift'` }).where('account_id', '=', id).execute()
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
      // A new code, so that links with the old one lead to nobody.
      referral_code: sql`default`,
    })
    .where('id', '=', id)
    .execute()
}

/** Removes the messages of a person, and closes their threads. What others wrote to them stays with those. */
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
  // The name under which the person wrote is removed too.
  await tx
    .updateTable('inquiry')
    .set({ other_name: '', other_account_id: null })
    .where('other_account_id', '=', id)
    .execute()
}

function likeable(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
