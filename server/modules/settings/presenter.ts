import type { Language, Page } from '#contract/entities/settings.ts'
import { type AnyTextKey, builtInPack, shippedLanguages } from '#contract/texts/packs.ts'
import { builtInPages } from './pages/built-in.ts'
import type { Stored } from './repo.ts'

// The languages here that are written from right to left. Intl knows the direction only in newer engines.
const rightToLeft = /^(ar|fa|he|ur)\b/

const directionOf = (code: string) => (rightToLeft.test(code) ? 'rtl' : 'ltr')

/** The part of a language that a page needs to be written in it. */
export type Spoken = Pick<Language, 'code' | 'direction'>

/** The languages with a pack of their own. */
export const shipped: readonly Spoken[] = shippedLanguages.map((code) => ({
  code,
  direction: directionOf(code),
}))

/** All languages, the default first. */
export function presentLanguages(stored: Stored): Language[] {
  return stored.languages.map(presentLanguage).sort((a, b) => b.is_default - a.is_default)
}

function presentLanguage(row: Stored['languages'][number]): Language {
  return {
    id: row.id,
    language_name: row.name,
    code: row.code,
    direction: directionOf(row.code),
    is_default: row.is_default ? 1 : 0,
  }
}

/** The texts of the pack, with the operator's own over them. */
export function presentTexts(stored: Stored | undefined, code: string): Record<string, string> {
  const own = (stored?.texts ?? []).filter((it) => it.language_code === code)
  return { ...builtInPack(code), ...Object.fromEntries(own.map((it) => [it.key, it.value])) }
}

/** One of these texts; all of them together would take longer than the rest of a refusal. */
export function presentText(stored: Stored | undefined, code: string, key: AnyTextKey): string | undefined {
  const own = stored?.texts.find((it) => it.language_code === code && it.key === key)
  return own?.value ?? builtInPack(code)[key]
}

/**
 * The pages in a language. A page of the operator takes the place of the built-in one with its slug, or comes
 * after all of them.
 */
export function presentPages({ pages }: Stored, code: string): Page[] {
  const own = new Map(pages.filter((it) => it.language_code === code).map((it) => [it.slug, presentPage(it)]))
  const builtIn = builtInPages(code)
  const added = [...own.values()].filter(({ slug }) => !builtIn.some((it) => it.slug === slug))
  return [...builtIn.map((it) => own.get(it.slug) ?? it), ...added]
}

function presentPage({ slug, kind, title, content }: Stored['pages'][number]): Page {
  return { slug, kind: kind === 'faq' || kind === 'policy' ? kind : 'help', title, content }
}
