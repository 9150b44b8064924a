import { randomBytes } from 'node:crypto'

/** No letter that could be read as a digit, and no U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** By what a booking is known: 130 bits that nobody can guess. */
export function newReference(): string {
  return [...randomBytes(26)].map((byte) => LETTERS[byte & 31]).join('')
}
