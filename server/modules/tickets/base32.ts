/**
 * The letters of Crockford's base 32: capitals, which a QR code packs tightly, without those that are read as
 * digits.
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS[(value >>> (bits - 5)) & 31]
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + LETTERS[(value << (5 - bits)) & 31] : text
}

/** Decodes a text that is the only spelling of its bytes; undefined for any other. */
export function fromBase32(text: string): Buffer | undefined {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const letter of text) {
    const five = LETTERS.indexOf(letter)
    if (five < 0) return undefined
    value = (value << 5) | five
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push(value >>> bits)
      value &= (1 << bits) - 1
    }
  }
  // The bits left over are less than a letter, and must be zero.
  return bits < 5 && value === 0 ? Buffer.from(bytes) : undefined
}
