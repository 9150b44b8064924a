import { arAnswers } from './answers/ar.ts'
import { type AnswerKey, enAnswers } from './answers/en.ts'
import { esAnswers } from './answers/es.ts'
import { ar } from './ar.ts'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { arLater } from './later/ar.ts'
import { enLater } from './later/en.ts'
import { enAside } from './later/en-aside.ts'
import { enChange } from './later/en-change.ts'
import { enComing } from './later/en-coming.ts'
import { enDates } from './later/en-dates.ts'
import { enEvent } from './later/en-event.ts'
import { enExplore } from './later/en-explore.ts'
import { enPricing } from './later/en-pricing.ts'
import { enRental } from './later/en-rental.ts'
import { enRentals } from './later/en-rentals.ts'
import { enStay } from './later/en-stay.ts'
import { enTrips } from './later/en-trips.ts'
import { esLater } from './later/es.ts'

/** Every text there is: of the screens, and what the server says by itself. */
export type SpokenKey = TextKey | AnswerKey

/** A language's own words for every text. */
export type SpokenPack = Readonly<Record<SpokenKey, string>>

/** What screens say, in English. */
export const enScreens = {
  ...en,
  ...enLater,
  ...enAside,
  ...enEvent,
  ...enExplore,
  ...enPricing,
  ...enRental,
  ...enRentals,
  ...enTrips,
  ...enStay,
  ...enDates,
  ...enChange,
  ...enComing,
}

const english: SpokenPack = { ...enScreens, ...enAnswers }
const packs: Readonly<Record<string, SpokenPack>> = {
  en: english,
  ar: { ...ar, ...arLater, ...arAnswers },
  es: { ...es, ...esLater, ...esAnswers },
}

/** The languages we ship, the default first. */
export const shippedLanguages: readonly string[] = Object.keys(packs)

/** The built-in texts of a language, English where we ship none. */
export function builtInPack(code: string): SpokenPack {
  return packs[code] ?? english
}

/** Whether a text is one that screens show, and not what the server says by itself. */
export const isOfScreens = (key: string): boolean => Object.hasOwn(enScreens, key)
