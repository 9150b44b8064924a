import { sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'

/** The purpose of a code. */
export type CodePurpose = 'login' | 'register' | 'change-phone'

interface NewCode {
  purpose: CodePurpose
  phone: string
  account_id: number | null
  salt: Buffer
  code_hash: Buffer
  created_at: Date
  expires_at: Date
}

/** Stores a code in place of the one before it, which is then void. */
export async function putCode(query: Queryable, code: NewCode): Promise<number> {
  const { id } = await query
    .insertInto('one_time_code')
    .values(code)
    .onConflict((it) =>
      // The new code gets a new id, so that the id of the old one cannot use it up.
      it.columns(['phone', 'purpose']).doUpdateSet({ ...code, id: sql`default`, tries: 0 }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts a try at the current code of a number; undefined where there is none, or it was tried too often. */
export async function tryCode(
  query: Queryable,
  { purpose, phone, account_id }: Pick<NewCode, 'purpose' | 'phone' | 'account_id'>,
  { now, mostTries }: { now: Date; mostTries: number },
) {
  return query
    .updateTable('one_time_code')
    .set((it) => ({ tries: it('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('account_id', account_id === null ? 'is' : '=', account_id)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returning(['id', 'salt', 'code_hash', 'created_at'])
    .executeTakeFirst()
}

export async function prolongCode(query: Queryable, id: number, expires_at: Date): Promise<void> {
  await query.updateTable('one_time_code').set({ expires_at }).where('id', '=', id).execute()
}

/** Uses a code up. Of two people with the same right code one gets true. */
export async function consumeCode(tx: Tx, id: number): Promise<boolean> {
  const done = await tx.deleteFrom('one_time_code').where('id', '=', id).executeTakeFirst()
  return done.numDeletedRows === 1n
}

export async function dropCode(query: Queryable, id: number): Promise<void> {
  await query.deleteFrom('one_time_code').where('id', '=', id).execute()
}

export async function dropOldCodes(query: Queryable, now: Date): Promise<number> {
  const done = await query.deleteFrom('one_time_code').where('expires_at', '<=', now).executeTakeFirst()
  return Number(done.numDeletedRows)
}

/** Counts an SMS of a day; false where the budget is used up. */
export async function countSms(query: Queryable, day: string, most: number): Promise<boolean> {
  const done = await query
    .insertInto('sms_day')
    .values({ day, sent: 1 })
    .onConflict((it) =>
      it
        .column('day')
        .doUpdateSet((set) => ({ sent: set('sms_day.sent', '+', 1) }))
        .where('sms_day.sent', '<', most),
    )
    .executeTakeFirst()
  return done.numInsertedOrUpdatedRows === 1n
}
