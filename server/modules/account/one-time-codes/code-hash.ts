import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS } from '#contract/person.ts'

/** What a code is bound to: the same digits for another number or purpose are another code. */
export interface Bound {
  purpose: string
  phone: string
}

export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** A million codes are soon tried out, so it is the pepper that keeps a stolen database from telling them. */
export function hashCode(pepper: Buffer, salt: Buffer, code: string, { purpose, phone }: Bound): Buffer {
  return createHmac('sha256', pepper).update(salt).update(`${purpose} ${phone} ${code}`).digest()
}

export function newSalt(): Buffer {
  return randomBytes(16)
}

/** As long for a right code as for a wrong one. */
export function sameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
