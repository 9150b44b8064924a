import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AttemptKind, attemptLimits } from './limits.ts'

/** The names of the kinds in the table of docs/security.md. */
const rows: Record<AttemptKind, string> = {
  'code:phone': 'codes to one number',
  'code:address': 'codes asked for by one address',
  'code:prefix': 'codes to one block of 1,000 numbers',
  'wrong-code:address': 'wrong codes from one address',
  'wrong-password:email-address': 'wrong passwords for one e-mail from one address',
  'wrong-password:email': 'wrong passwords for one e-mail',
  'wrong-password:address': 'wrong passwords from one address',
  'wrong-password:account': 'wrong current passwords of a logged-in account',
  'register:address': 'registrations from one address',
  'reset-mail:email': 'links for a forgotten password',
  'reset-mail:address': 'links for a forgotten password',
  'confirm-mail:account': 'links to confirm an e-mail',
  'picture:account': 'pictures of an account',
  'secret:address': 'made-up secrets of links that confirm an e-mail or set a password',
  'social:address': 'logins begun with another service',
  'thread:account': 'new threads of messages by one account',
  'thread:account-day': 'new threads of messages by one account',
  'message:writer': 'messages by one account, or by link in one thread',
  'perk-code:account': 'codes of coupons and gift cards that are none, by one account',
  'perk-code:account-day': 'codes of coupons and gift cards that are none, by one account',
  'perk-code:address': 'codes of coupons and gift cards that are none, from one address',
  'perk-code:address-day': 'codes of coupons and gift cards that are none, from one address',
  'purchase:account': 'purchases begun by one account',
  'top-up:account': 'amounts put into the wallet by one account',
  'payout:account': 'amounts paid out of the wallet of one account',
  'gift-mail:account': 'mails with gift cards by one account',
  'gift-mail:card': 'mails with one gift card',
  'rating:account': 'ratings without a booking, by one account',
  'report:account': 'reports of mistakes on pages, by one account',
}

const MINUTE_MS = 60_000
const within: Readonly<Record<number, string>> = { 1: 'a minute', 60: 'an hour', 1440: 'a day' }
const page = readFileSync('docs/security.md', 'utf8')

test.each(Object.entries(rows) as [AttemptKind, string][])('%s is what the page says of it', (kind, row) => {
  const { most, withinMs } = attemptLimits[kind]
  const minutes = withinMs / MINUTE_MS
  const [, said = ''] = new RegExp(`^\\| ${row} \\| ([^|]+) \\|`, 'm').exec(page) ?? []
  expect(said.split(', ').map((it) => it.split(/ (?:to|from|an account)/)[0]?.trim())).toContain(
    `${most} ${within[minutes] ?? `in ${minutes} minutes`}`,
  )
})
