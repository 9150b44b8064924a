import { randomBytes } from 'node:crypto'

/** Letters for references, without those that could be read as digits, and without U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference of a booking or a purchase: 130 bits that nobody can guess. */
export function newReference(): string {
  return [...randomBytes(26)].map((byte) => LETTERS[byte & 31]).join('')
}
