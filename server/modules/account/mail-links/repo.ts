import type { Queryable, Tx } from '#server/db/database.ts'

/** The purpose of a mailed link. */
export type LinkPurpose = 'reset-password' | 'confirm-email'

interface NewLink {
  secret_hash: Buffer
  purpose: LinkPurpose
  account_id: number
  email: string
  created_at: Date
  expires_at: Date
}

/** Stores a link in place of the account's earlier ones. */
export async function putLink(tx: Tx, link: NewLink): Promise<void> {
  await tx
    .deleteFrom('mail_link')
    .where('account_id', '=', link.account_id)
    .where('purpose', '=', link.purpose)
    .execute()
  await tx.insertInto('mail_link').values(link).execute()
}

/** Deletes a link in the transaction that uses it. Of two people who follow it at once one gets it. */
export async function takeLink(tx: Tx, secret_hash: Buffer, purpose: LinkPurpose, now: Date) {
  return tx
    .deleteFrom('mail_link')
    .where('secret_hash', '=', secret_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email'])
    .executeTakeFirst()
}

/** Finds the account of a link, without using the link up. */
export async function findLink(query: Queryable, secret_hash: Buffer, purpose: LinkPurpose, now: Date) {
  return query
    .selectFrom('mail_link')
    .select(['account_id', 'email'])
    .where('secret_hash', '=', secret_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function dropOldLinks(query: Queryable, now: Date): Promise<void> {
  await query.deleteFrom('mail_link').where('expires_at', '<=', now).execute()
}
