import { AsYouType, type CountryCode, validatePhoneNumberLength } from 'libphonenumber-js/min'
import type { Country } from '#contract/entities/settings.ts'

/** As people of its country write it, as far as it has come. */
export function writePhone({ code, dial_code }: Country, digits: string): string {
  if (digits.startsWith('+')) return new AsYouType().input(digits)
  if (digits.startsWith('0')) return new AsYouType(code as CountryCode).input(digits)
  const whole = new AsYouType().input(dial_code + digits)
  return whole.startsWith(dial_code) ? whole.slice(dial_code.length).trim() : digits
}

/** How many digits a number of this country may have. */
export function mostDigits({ code }: Country, atLeast: number): number {
  let most = atLeast
  while (most < 14 && validatePhoneNumberLength('2'.repeat(most + 1), code as CountryCode) !== 'TOO_LONG')
    most++
  return most
}

/** The country of a number that says so by itself, and what of it is dialled there. */
export function readWhole(digits: string): { code: string; national: string } | undefined {
  const reader = new AsYouType()
  reader.input(digits)
  const code = reader.getCountry()
  const number = reader.getNumber()
  return code && number?.isPossible() ? { code, national: number.nationalNumber } : undefined
}

/** A whole number as it is written everywhere. */
export function writeWhole(phone: string): string {
  return new AsYouType().input(phone)
}
