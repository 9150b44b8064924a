import type { VerticalId } from '#contract/verticals.ts'

/** A text of an operator in a language, else in English. */
export const inLanguage = (words: Readonly<Record<string, string>>, language: string): string =>
  words[language] ?? words.en ?? ''

interface Where {
  vertical: VerticalId | null
  business_name: string | null
  listing_title: string | null
}

/** The narrowest scope of a perk, as a type and in words; both are empty where it is good everywhere. */
export function applicable({ vertical, business_name, listing_title }: Where) {
  const name = listing_title ?? business_name ?? ''
  return { applicable_on_type: vertical ?? (name === '' ? '' : 'business'), applicable_name: name }
}
