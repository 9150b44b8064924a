import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js'
import type { Country } from '#contract/entities/settings.ts'

const countriesByLanguage = new Map<string, readonly Country[]>()

/**
 * All countries with a dial code, by name in a language. The list is cached, because naming and sorting are
 * slow.
 */
export function countriesNamedIn(language: string): readonly Country[] {
  const known = countriesByLanguage.get(language)
  if (known) return known
  const countries = countriesIn(language)
  countriesByLanguage.set(language, countries)
  return countries
}

function countriesIn(language: string): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return getCountries()
    .map((code) => ({
      flag: flagOf(code),
      name: names.of(code) ?? code,
      dial_code: `+${getCountryCallingCode(code)}`,
      code,
    }))
    .sort((a, b) => compare(a.name, b.name))
}

// A flag is the two letters of its country code as regional indicators.
function flagOf(code: CountryCode): string {
  return String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) + 0x1f1a5))
}
