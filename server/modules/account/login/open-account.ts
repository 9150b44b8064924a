import type { Tx } from '#server/db/database.ts'
import { brokenRule } from '#server/db/sql-errors.ts'
import { alreadyUsed } from '../answers/login-answers.ts'
import type { Deps } from '../deps.ts'
import { wasKnown } from '../people/known-numbers.ts'
import * as people from '../people/repo.ts'

export interface NewAccount {
  name: string
  phone: string
  isPhoneProven: boolean
  email?: string | undefined
  passwordHash?: string | undefined
  referralCode?: string | undefined
}

/**
 * Opens an account. Of two people who want one number or address at the same moment, the database lets one
 * have it.
 */
export async function openAccount(
  tx: Tx,
  { clock, pepper }: Pick<Deps, 'clock' | 'pepper'>,
  it: NewAccount,
): Promise<number> {
  const now = clock.now()
  // A person who had an account before has no referrer.
  const isNewcomer = it.referralCode !== undefined && !(await wasKnown(tx, pepper, it.phone))
  const referred_by = isNewcomer ? await people.findReferrer(tx, it.referralCode ?? '') : undefined
  if (it.isPhoneProven) await people.dropPhoneClaims(tx, it.phone)
  const person = {
    name: it.name,
    phone: it.phone,
    phone_confirmed_at: it.isPhoneProven ? now : null,
    email: it.email,
    password_hash: it.passwordHash,
    referred_by,
  }
  return people.addPerson(tx, person, now).catch((error: unknown) => {
    throw brokenRule(error) === 'account_phone' || brokenRule(error) === 'account_email'
      ? alreadyUsed()
      : error
  })
}
