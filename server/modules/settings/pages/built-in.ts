import type { Page } from '#contract/entities/settings.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { outline, type PageTexts } from './outline.ts'

const inOrder = (texts: PageTexts): readonly Page[] =>
  outline.map(({ slug, kind }) => ({ slug, kind, ...texts[slug] }))

const english = inOrder(en)
const byLanguage = new Map([
  ['en', english],
  ['ar', inOrder(ar)],
  ['es', inOrder(es)],
])

/** The built-in help, questions and policies in a language; English where a language has none. */
export function builtInPages(code: string): readonly Page[] {
  return byLanguage.get(code) ?? english
}
