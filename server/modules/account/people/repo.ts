import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/** The columns that a login needs. */
const loginColumns = [
  'id',
  'name',
  'disabled_at',
  'deletion_at',
  'password_hash',
  'email',
  'email_confirmed_at',
] as const

/** Finds the account that has proven a number. One that only claimed it is not found. */
export async function findByPhone(query: Queryable, phone: string) {
  return query
    .selectFrom('account')
    .select(loginColumns)
    .where('phone', '=', phone)
    .where('phone_confirmed_at', 'is not', null)
    .executeTakeFirst()
}

export async function findByEmail(query: Queryable, email: string) {
  return query
    .selectFrom('account')
    .select(loginColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

export type KnownPerson = NonNullable<Awaited<ReturnType<typeof findByPhone>>>

export async function findById(query: Queryable, id: number) {
  return query
    .selectFrom('account')
    .leftJoin('avatar', 'avatar.account_id', 'account.id')
    .selectAll('account')
    .select('avatar.key as avatar_key')
    .where('account.id', '=', id)
    .executeTakeFirst()
}

export type Person = NonNullable<Awaited<ReturnType<typeof findById>>>

export async function setDisabled(query: Queryable, id: number, at: Date | null): Promise<void> {
  await query.updateTable('account').set({ disabled_at: at }).where('id', '=', id).execute()
}

export interface NewPerson {
  name: string
  phone?: string | undefined
  phone_confirmed_at?: Date | null | undefined
  email?: string | undefined
  email_confirmed_at?: Date | undefined
  password_hash?: string | undefined
  referred_by?: number | undefined
}

export async function addPerson(query: Queryable, person: NewPerson, now: Date): Promise<number> {
  const { id } = await query
    .insertInto('account')
    .values({
      name: person.name,
      phone: person.phone ?? null,
      phone_confirmed_at: person.phone_confirmed_at ?? null,
      email: person.email ?? null,
      email_confirmed_at: person.email_confirmed_at ?? null,
      password_hash: person.password_hash ?? null,
      referred_by: person.referred_by ?? null,
      notifications: undefined,
      disabled_at: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Removes a number from accounts that only claimed it, for the account that has proven it. */
export async function dropPhoneClaims(query: Queryable, phone: string): Promise<void> {
  await query
    .updateTable('account')
    .set({ phone: null })
    .where('phone', '=', phone)
    .where('phone_confirmed_at', 'is', null)
    .execute()
}

export async function dropEmailClaims(query: Queryable, email: string, kept: number): Promise<void> {
  await query
    .updateTable('account')
    .set({ email: null })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_confirmed_at', 'is', null)
    .where('id', '<>', kept)
    .execute()
}

export async function findReferrer(query: Queryable, referral_code: string): Promise<number | undefined> {
  const found = await query
    .selectFrom('account')
    .select('id')
    .where('referral_code', '=', referral_code)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return found?.id
}
