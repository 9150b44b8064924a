import { asciiDigits } from '#contract/phone.ts'

/**
 * The digits of what was typed. A number that begins with its own + keeps it; leading zeros do not count
 * towards `most`.
 */
export function phoneDigits(typed: string, most: number): string {
  const text = asciiDigits(typed)
    .replace('＋', '+')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const sign = text.startsWith('+') ? '+' : ''
  const digits = text.replace(/\D/g, '')
  if (sign) return sign + digits.slice(0, 15)
  const zeros = /^0*/.exec(digits)?.[0] ?? ''
  return zeros.slice(0, 3) + digits.slice(zeros.length, zeros.length + most)
}

/** The position of the cursor in a formatted number, so that as many digits stand before it as did before. */
export function positionAfterDigits(text: string, count: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (seen === count) return at
    if (/[\d+]/.test(text[at] ?? '')) seen++
  }
  return text.length
}
