import { ar } from '#contract/texts/ar.ts'
import { en, type TextKey } from '#contract/texts/en.ts'
import { arLater } from '#contract/texts/later/ar.ts'
import { enLater } from '#contract/texts/later/en.ts'
import { enAside } from '#contract/texts/later/en-aside.ts'
import { enChange } from '#contract/texts/later/en-change.ts'
import { enComing } from '#contract/texts/later/en-coming.ts'
import { enDates } from '#contract/texts/later/en-dates.ts'
import { enEvent } from '#contract/texts/later/en-event.ts'
import { enExplore } from '#contract/texts/later/en-explore.ts'
import { enPricing } from '#contract/texts/later/en-pricing.ts'
import { enRental } from '#contract/texts/later/en-rental.ts'
import { enRentals } from '#contract/texts/later/en-rentals.ts'
import { enStay } from '#contract/texts/later/en-stay.ts'
import { enTrips } from '#contract/texts/later/en-trips.ts'

const english: Record<TextKey, string> = {
  ...{ ...en, ...enLater, ...enAside, ...enChange, ...enComing, ...enDates, ...enEvent },
  ...{ ...enExplore, ...enPricing, ...enRental, ...enRentals, ...enStay, ...enTrips },
}

/** What the app says, for journeys that are the same in every language. */
export const textsIn = (locale: 'en-GB' | 'ar'): Record<TextKey, string> =>
  locale === 'ar' ? { ...ar, ...arLater } : english
