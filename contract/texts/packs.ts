import { ar } from './ar.ts'
import { arDeferred } from './deferred/ar.ts'
import { enDeferred } from './deferred/en.ts'
import { esDeferred } from './deferred/es.ts'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { arEvents } from './events/ar.ts'
import { enEvents } from './events/en.ts'
import { esEvents } from './events/es.ts'
import { arRentals } from './rentals/ar.ts'
import { enRentals } from './rentals/en.ts'
import { esRentals } from './rentals/es.ts'
import { arServer } from './server/ar.ts'
import { enServer, type ServerTextKey } from './server/en.ts'
import { esServer } from './server/es.ts'

/** Every text there is: of the screens, and what the server says by itself. */
export type AnyTextKey = TextKey | ServerTextKey

/** A language's own words for every text. */
export type LanguagePack = Readonly<Record<AnyTextKey, string>>

/** What screens say, in English. */
export const enScreens = { ...en, ...enDeferred, ...enEvents, ...enRentals }

const english: LanguagePack = { ...enScreens, ...enServer }
const packs: Readonly<Record<string, LanguagePack>> = {
  en: english,
  ar: { ...ar, ...arDeferred, ...arEvents, ...arRentals, ...arServer },
  es: { ...es, ...esDeferred, ...esEvents, ...esRentals, ...esServer },
}

/** The languages we ship, the default first. */
export const shippedLanguages: readonly string[] = Object.keys(packs)

/** The built-in texts of a language, English where we ship none. */
export function builtInPack(code: string): LanguagePack {
  return packs[code] ?? english
}

/** Whether a text is one that screens show, and not what the server says by itself. */
export const isOfScreens = (key: string): boolean => Object.hasOwn(enScreens, key)
