import type { Queryable } from '#server/db/database.ts'

export async function setPassword(query: Queryable, id: number, password_hash: string): Promise<void> {
  await query.updateTable('account').set({ password_hash }).where('id', '=', id).execute()
}

/** Confirms an account's e-mail address, which a person who followed a mailed link has proven. */
export async function confirmEmail(query: Queryable, id: number, at: Date): Promise<void> {
  await query
    .updateTable('account')
    .set({ email_confirmed_at: at })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute()
}
