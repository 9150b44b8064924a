import { createHmac } from 'node:crypto'

/** Letters and digits for codes, without those that are easily taken for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const DIGITS = '0123456789'
const CODE_LENGTH = 20
const PIN_LENGTH = 6

/**
 * Makes the code and PIN of a card out of the server's secret. They are the same each time, so that a mail
 * that is sent again has them again, and they are stored nowhere. Another version of a card has others.
 */
export function cardSecretOf(pepper: Buffer, card: { wallet_id: number; code_version: number }) {
  const { wallet_id, code_version } = card
  const made = createHmac('sha512', pepper).update(`gift card ${wallet_id} ${code_version}`).digest()
  return {
    code: written(LETTERS, made.subarray(0, CODE_LENGTH)),
    pin: written(DIGITS, made.subarray(CODE_LENGTH, CODE_LENGTH + PIN_LENGTH)),
  }
}

/**
 * Picks a letter for each byte. Some letters come up a little more often than others, which leaves 96 bits in
 * a code.
 */
const written = (letters: string, bytes: Buffer) =>
  [...bytes].map((byte) => letters[(byte * letters.length) >> 8]).join('')
