import { asciiDigits } from '#contract/phone.ts'

/** What was typed, in plain digits: a number that begins with its own + keeps it. Zeros before it do not count. */
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

/** Where the cursor stands in a number after as many digits as were before it. */
export function positionAfterDigits(text: string, count: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (seen === count) return at
    if (/[\d+]/.test(text[at] ?? '')) seen++
  }
  return text.length
}
