import { ar } from './ar.ts'
import { arDeferred } from './deferred/ar.ts'
import { enDeferred } from './deferred/en.ts'
import { enChange } from './deferred/en-change.ts'
import { enDates } from './deferred/en-dates.ts'
import { enEvent } from './deferred/en-event.ts'
import { enExplore } from './deferred/en-explore.ts'
import { enOverlays } from './deferred/en-overlays.ts'
import { enPricing } from './deferred/en-pricing.ts'
import { enRental } from './deferred/en-rental.ts'
import { enRentals } from './deferred/en-rentals.ts'
import { enStay } from './deferred/en-stay.ts'
import { enTrips } from './deferred/en-trips.ts'
import { enUpcoming } from './deferred/en-upcoming.ts'
import { esDeferred } from './deferred/es.ts'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { arServer } from './server/ar.ts'
import { enServer, type ServerTextKey } from './server/en.ts'
import { esServer } from './server/es.ts'

/** Every text there is: of the screens, and what the server says by itself. */
export type AnyTextKey = TextKey | ServerTextKey

/** A language's own words for every text. */
export type LanguagePack = Readonly<Record<AnyTextKey, string>>

/** What screens say, in English. */
export const enScreens = {
  ...en,
  ...enDeferred,
  ...enOverlays,
  ...enEvent,
  ...enExplore,
  ...enPricing,
  ...enRental,
  ...enRentals,
  ...enTrips,
  ...enStay,
  ...enDates,
  ...enChange,
  ...enUpcoming,
}

const english: LanguagePack = { ...enScreens, ...enServer }
const packs: Readonly<Record<string, LanguagePack>> = {
  en: english,
  ar: { ...ar, ...arDeferred, ...arServer },
  es: { ...es, ...esDeferred, ...esServer },
}

/** The languages we ship, the default first. */
export const shippedLanguages: readonly string[] = Object.keys(packs)

/** The built-in texts of a language, English where we ship none. */
export function builtInPack(code: string): LanguagePack {
  return packs[code] ?? english
}

/** Whether a text is one that screens show, and not what the server says by itself. */
export const isOfScreens = (key: string): boolean => Object.hasOwn(enScreens, key)
