import { AsYouType, type CountryCode, validatePhoneNumberLength } from 'libphonenumber-js/min'
import type { Country } from '#contract/entities/settings.ts'

/** Formats the digits typed so far as is usual in their country. */
export function writePhone({ code, dial_code }: Country, digits: string): string {
  if (digits.startsWith('+')) return new AsYouType().input(digits)
  if (digits.startsWith('0')) return new AsYouType(code as CountryCode).input(digits)
  const whole = new AsYouType().input(dial_code + digits)
  return whole.startsWith(dial_code) ? whole.slice(dial_code.length).trim() : digits
}

/** The most digits that a number of a country may have. */
export function mostDigits({ code }: Country, atLeast: number): number {
  let most = atLeast
  while (most < 14 && validatePhoneNumberLength('2'.repeat(most + 1), code as CountryCode) !== 'TOO_LONG')
    most++
  return most
}

/** Reads the country and the national part from a number that begins with its dial code. */
export function readWhole(digits: string): { code: string; national: string } | undefined {
  const reader = new AsYouType()
  reader.input(digits)
  const code = reader.getCountry()
  const number = reader.getNumber()
  return code && number?.isPossible() ? { code, national: number.nationalNumber } : undefined
}

/** Formats a whole number in the international way. */
export function writeWhole(phone: string): string {
  return new AsYouType().input(phone)
}
