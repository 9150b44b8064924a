import * as v from 'valibot'

// Zeros of the digits that phone keyboards type in Arabic, in Persian and Urdu, and in full width.
const zeros = [0x0660, 0x06f0, 0xff10]

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = zeros.find((start) => code >= start && code < start + 10) ?? code
  return String(code - zero)
}

/** Digits typed on an Arabic, Persian or full-width keyboard as ASCII ones; serves codes and PINs as well. */
export const asciiDigits = (text: string): string => text.replace(/[٠-٩۰-۹０-９]/g, asciiDigit)

// Contacts and chats wrap a copied number in invisible direction marks (category Cf).
const invisible = /\p{Cf}/gu
const separators = /[\s\p{Pd}\u2212().（）．]/gu
const trunkZero = /[(（]0[)）]/

function tidy(typed: string): string {
  const text = asciiDigits(typed).replace(invisible, '').replace('＋', '+').trim()
  const international = text.startsWith('+')
  // "+44 (0)20 …": the bracketed zero is for callers inside the country.
  const dialled = (international ? text.replace(trunkZero, '') : text).replace(separators, '')
  return international ? dialled.replace(/^\+0+/, '+') : dialled
}

/** Dial codes whose numbers may keep a zero from abroad: Italy, San Marino, Côte d’Ivoire, Gabon and some. */
const withZeros = ['39', '225', '226', '227', '229', '241', '242', '378', '992']
const dialCodes =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])\d)0+/

/** "+44 01632 …" and "+44 1632 …" are one telephone, so they are one number. */
function withoutTrunkZeros(number: string): string {
  return number.replace(dialCodes, (all, code: string) => (withZeros.includes(code) ? all : `+${code}`))
}

/**
 * One number out of the two fields a person fills in. The national part's leading zeros go where they
 * are not dialled from abroad. A number pasted or autofilled with its own `+` wins over the dial code.
 */
export function joinPhone(dialCode: string, national: string): string {
  const number = tidy(national)
  if (number.startsWith('+')) return number
  const code = tidy(dialCode).replace(/^\+?0*/, '')
  // Digits that no country was said for would be a number somewhere else.
  if (code === '') return number
  return `+${code}${withZeros.includes(code) ? number : number.replace(/^0+/, '')}`
}

/** A phone number in international form. What a person typed between the digits goes; the output is `+` and digits. */
export const phoneSchema = v.pipe(
  v.string(),
  v.maxLength(64),
  v.transform((typed) => withoutTrunkZeros(tidy(typed))),
  v.minLength(8),
  v.regex(/^\+[1-9]\d{2,15}$/),
)
