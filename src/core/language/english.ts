import { en, type TextKey } from '#contract/texts/en.ts'

const texts: Partial<Record<TextKey, string>> = { ...en }

/**
 * Adds the English of later screens, which comes with their code: the build sees to it
 * (`scripts/vite/english.ts`).
 */
export function addEnglish(more: Partial<Record<TextKey, string>>): void {
  Object.assign(texts, more)
}

/** The built-in English text, while the language's own pack has not loaded. */
export function english(key: TextKey): string {
  const text = texts[key]
  // biome-ignore lint/suspicious/noConsole: a text that came with no screen would be missed by nobody who reads another language
  if (text === undefined) console.error(`No screen came with the English of ${key}.`)
  return text ?? ''
}
