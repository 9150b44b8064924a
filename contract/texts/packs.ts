import type { VerticalId } from '../verticals.ts'
import { ar } from './ar.ts'
import { arDeferred } from './deferred/ar.ts'
import { enDeferred } from './deferred/en.ts'
import { esDeferred } from './deferred/es.ts'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { type OwnTextKey, ownTexts } from './own-texts.ts'
import { arServer } from './server/ar.ts'
import { enServer, type ServerTextKey } from './server/en.ts'
import { esServer } from './server/es.ts'
import type { NameKey } from './vertical-pack.ts'

/** Every text there is: of the screens, and what the server says by itself. */
export type AnyTextKey = TextKey | ServerTextKey

/** A language's own words for every text. */
export type LanguagePack = Readonly<Record<AnyTextKey, string>>

/** What the screens of every vertical and topic say. Each vertical's pack has all keys of its own: see `VerticalPack`. */
const ofOwn = (language: 'en' | 'es' | 'ar') =>
  Object.fromEntries(Object.values(ownTexts).flatMap((it) => Object.entries<string>(it[language]))) as Record<
    OwnTextKey | NameKey<VerticalId>,
    string
  >

/** What screens say, in English. */
export const enScreens = { ...en, ...enDeferred, ...ofOwn('en') }

const english: LanguagePack = { ...enScreens, ...enServer }
const packs: Readonly<Record<string, LanguagePack>> = {
  en: english,
  ar: { ...ar, ...arDeferred, ...ofOwn('ar'), ...arServer },
  es: { ...es, ...esDeferred, ...ofOwn('es'), ...esServer },
}

/** The languages we ship, the default first. */
export const shippedLanguages: readonly string[] = Object.keys(packs)

/** The built-in texts of a language, English where we ship none. */
export function builtInPack(code: string): LanguagePack {
  return packs[code] ?? english
}

/** Whether a text is one that screens show, and not what the server says by itself. */
export const isOfScreens = (key: string): boolean => Object.hasOwn(enScreens, key)
