import type { Queryable, Tx } from '#server/db/database.ts'
import type { SocialIdentity } from '#server/ports/social-login.ts'

interface NewTicket {
  ticket_hash: Buffer
  provider: 'google' | 'facebook'
  state_hash: Buffer
  nonce: string
  code_verifier: string
  created_at: Date
  expires_at: Date
}

export async function addTicket(query: Queryable, ticket: NewTicket): Promise<void> {
  await query
    .insertInto('social_login')
    .values({ ...ticket, issuer: null, subject: null })
    .execute()
}

export async function findTicket(query: Queryable, ticket_hash: Buffer, now: Date) {
  return query
    .selectFrom('social_login')
    .selectAll()
    .where('ticket_hash', '=', ticket_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up the state of a login, which is valid for one return. Of two at once one gets true. */
export async function spend(query: Queryable, ticket_hash: Buffer): Promise<boolean> {
  const done = await query
    .updateTable('social_login')
    .set({ code_verifier: '', nonce: '' })
    .where('ticket_hash', '=', ticket_hash)
    .where('code_verifier', '<>', '')
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Notes the identity of a login with another service, until the person has proven a number. */
export async function noteIdentity(query: Queryable, ticket_hash: Buffer, it: SocialIdentity): Promise<void> {
  await query.updateTable('social_login').set(it).where('ticket_hash', '=', ticket_hash).execute()
}

export async function dropTicket(tx: Tx, ticket_hash: Buffer): Promise<boolean> {
  const done = await tx.deleteFrom('social_login').where('ticket_hash', '=', ticket_hash).executeTakeFirst()
  return done.numDeletedRows === 1n
}

export async function dropOldTickets(query: Queryable, now: Date): Promise<void> {
  await query.deleteFrom('social_login').where('expires_at', '<=', now).execute()
}

export async function findByIdentity(
  query: Queryable,
  { issuer, subject }: Pick<SocialIdentity, 'issuer' | 'subject'>,
) {
  return query
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .select(['account.id', 'name', 'disabled_at', 'deletion_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export async function addIdentity(
  tx: Tx,
  it: { issuer: string; subject: string; account_id: number; created_at: Date },
): Promise<void> {
  await tx.insertInto('identity').values(it).execute()
}
