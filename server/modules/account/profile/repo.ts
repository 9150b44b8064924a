import { sql, type Updateable } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

type Change = Pick<
  Updateable<Tables['account']>,
  'name' | 'pending_email' | 'phone' | 'phone_confirmed_at' | 'deletion_at'
>

export async function changePerson(query: Queryable, id: number, change: Change): Promise<void> {
  await query.updateTable('account').set(change).where('id', '=', id).execute()
}

export async function mergeNotifications(query: Queryable, id: number, changed: object): Promise<void> {
  await query
    .updateTable('account')
    .set({ notifications: sql`notifications || ${JSON.stringify(changed)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** Sets an account's address, once its link has proven it. */
export async function takeEmail(tx: Tx, id: number, email: string, at: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ email, email_confirmed_at: at, pending_email: null })
    .where('id', '=', id)
    .execute()
}

/** Stores a picture under a new key each time, so that its address can be cached for ever. */
export async function putAvatar(
  query: Queryable,
  avatar: { key: string; account_id: number; image: Buffer },
) {
  await query
    .insertInto('avatar')
    .values(avatar)
    .onConflict((it) => it.column('account_id').doUpdateSet(avatar))
    .execute()
}

export async function dropAvatar(query: Queryable, account_id: number): Promise<void> {
  await query.deleteFrom('avatar').where('account_id', '=', account_id).execute()
}

export async function findAvatar(query: Queryable, key: string): Promise<Buffer | undefined> {
  const found = await query.selectFrom('avatar').select('image').where('key', '=', key).executeTakeFirst()
  return found?.image
}
