import type { TextKey } from '#contract/texts/en.ts'
import { builtInPack } from '#contract/texts/packs.ts'

/** The texts of the app, for journeys that are equal in every language. */
export const textsIn = (locale: 'en-GB' | 'ar'): Readonly<Record<TextKey, string>> =>
  builtInPack(locale === 'ar' ? 'ar' : 'en')
