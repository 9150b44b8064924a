import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS } from '#contract/person.ts'

/**
 * The purpose and number that a code is bound to. The same digits for another purpose or number are another
 * code.
 */
export interface Bound {
  purpose: string
  phone: string
}

export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/**
 * Hashes a code. A million codes are soon tried, so only the pepper keeps a stolen database from telling
 * them.
 */
export function hashCode(pepper: Buffer, salt: Buffer, code: string, { purpose, phone }: Bound): Buffer {
  return createHmac('sha256', pepper).update(salt).update(`${purpose} ${phone} ${code}`).digest()
}

export function newSalt(): Buffer {
  return randomBytes(16)
}

/** Compares two hashes in the same time, whether they are equal or not. */
export function sameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
