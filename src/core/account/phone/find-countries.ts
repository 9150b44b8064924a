import type { Country } from '#contract/entities/settings.ts'

/** Common abbreviations of countries that are not their codes. */
const nicknames: Readonly<Record<string, string>> = { uk: 'GB', usa: 'US', uae: 'AE' }

/** Finds countries by a part of a name, a dial code or a country's letters, the likeliest first. */
export function findCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed)
  if (wanted === '') return countries
  const digits = /^\+?(\d+)$/.exec(wanted.replace(/\s/g, ''))?.[1]
  const scored = countries.map((it) => [digits ? byDialCode(it, digits) : byName(it, wanted), it] as const)
  return scored
    .filter(([score]) => score < NO_MATCH)
    .sort(([a], [b]) => a - b)
    .map(([, country]) => country)
}

const NO_MATCH = 4
/** English names are found too: whoever reads another language may type on an English keyboard. */
const inEnglish = new Intl.DisplayNames('en', { type: 'region' })

function byName({ code, name }: Country, wanted: string): number {
  if (code.toLowerCase() === wanted || nicknames[wanted] === code) return 0
  const known = plain(name)
  if (known.startsWith(wanted)) return 1
  if (known.includes(` ${wanted}`)) return 2
  return known.includes(wanted) || plain(inEnglish.of(code) ?? '').startsWith(wanted) ? 3 : NO_MATCH
}

function byDialCode({ dial_code }: Country, digits: string): number {
  if (dial_code === `+${digits}`) return 0
  return dial_code.startsWith(`+${digits}`) ? 1 : NO_MATCH
}

// Marks over letters do not count, since nobody types them on a foreign keyboard.
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
