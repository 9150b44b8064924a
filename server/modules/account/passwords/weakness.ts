import type { AnyTextKey } from '#contract/texts/packs.ts'
import { Refusal } from '#server/refusal.ts'
import listed from './common-passwords.txt?raw'

/** The most frequent passwords of published leaks that are long enough for the other rules. */
const common = new Set(listed.split('\n').filter(Boolean))

/** Facts of a person from which anybody who knows them would guess a password. */
export interface KnownOf {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  store: string
}

/**
 * Refuses a password that would soon be guessed, with the reason. There are no rules about its characters.
 */
export function refuseWeak(password: string, known: KnownOf): void {
  const plain = password.normalize('NFKC').toLowerCase()
  if (common.has(plain) || isOneSignRepeated(plain)) throw weak('account.passwordCommon')
  if (personal(known).some((it) => plain === it || plain === it.split('').reverse().join(''))) {
    throw weak('account.passwordPersonal')
  }
}

function isOneSignRepeated(text: string): boolean {
  return new Set(text).size === 1
}

function personal({ name = '', email = '', phone = '', store }: KnownOf): string[] {
  const [mailbox = ''] = email.split('@')
  const words = [name, name.replace(/\s/g, ''), email, mailbox, phone, phone.replace('+', ''), store]
  return words.map((it) => it.toLowerCase()).filter((it) => it.length > 0)
}

function weak(text: AnyTextKey): Refusal {
  return new Refusal('VALIDATION', text, { details: { fields: { password: 'weak' } } })
}
