import { en, type TextKey } from '#contract/texts/en.ts'

const texts: Partial<Record<TextKey, string>> = { ...en }

/** The English of screens that come later, brought by their own code. */
export function bringEnglish(more: Partial<Record<TextKey, string>>): void {
  Object.assign(texts, more)
}

/** The built-in words, for as long as the language's own are not here. */
export function english(key: TextKey): string {
  const text = texts[key]
  // biome-ignore lint/suspicious/noConsole: what a screen forgot to bring would be missed by nobody who reads another language
  if (text === undefined) console.error(`No screen brought the English of ${key}.`)
  return text ?? ''
}
