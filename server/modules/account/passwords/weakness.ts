import type { AnyTextKey } from '#contract/texts/packs.ts'
import { Refusal } from '#server/refusal.ts'
import listed from './common-passwords.txt?raw'

/** The most frequent ones of published leaks that are long enough to be let through otherwise. */
const common = new Set(listed.split('\n').filter(Boolean))

/** What anybody who knows a little of the person would try. */
export interface KnownOf {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  store: string
}

/** Refuses a password that would be guessed soon, with the reason; what it is made of is nobody's business. */
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
