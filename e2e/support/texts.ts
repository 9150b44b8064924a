import type { TextKey } from '#contract/texts/en.ts'
import { builtInPack } from '#contract/texts/packs.ts'

/** What the app says, for journeys that are the same in every language. */
export const textsIn = (locale: 'en-GB' | 'ar'): Readonly<Record<TextKey, string>> =>
  builtInPack(locale === 'ar' ? 'ar' : 'en')
