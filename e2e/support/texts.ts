import { ar } from '#contract/texts/ar.ts'
import { arDeferred } from '#contract/texts/deferred/ar.ts'
import { enDeferred } from '#contract/texts/deferred/en.ts'
import { enChange } from '#contract/texts/deferred/en-change.ts'
import { enDates } from '#contract/texts/deferred/en-dates.ts'
import { enEvent } from '#contract/texts/deferred/en-event.ts'
import { enExplore } from '#contract/texts/deferred/en-explore.ts'
import { enOverlays } from '#contract/texts/deferred/en-overlays.ts'
import { enPricing } from '#contract/texts/deferred/en-pricing.ts'
import { enRental } from '#contract/texts/deferred/en-rental.ts'
import { enRentals } from '#contract/texts/deferred/en-rentals.ts'
import { enStay } from '#contract/texts/deferred/en-stay.ts'
import { enTrips } from '#contract/texts/deferred/en-trips.ts'
import { enUpcoming } from '#contract/texts/deferred/en-upcoming.ts'
import { en, type TextKey } from '#contract/texts/en.ts'

const english: Record<TextKey, string> = {
  ...{ ...en, ...enDeferred, ...enOverlays, ...enChange, ...enUpcoming, ...enDates, ...enEvent },
  ...{ ...enExplore, ...enPricing, ...enRental, ...enRentals, ...enStay, ...enTrips },
}

/** What the app says, for journeys that are the same in every language. */
export const textsIn = (locale: 'en-GB' | 'ar'): Record<TextKey, string> =>
  locale === 'ar' ? { ...ar, ...arDeferred } : english
