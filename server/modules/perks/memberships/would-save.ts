import type { Minor } from '#contract/money.ts'
import { minor, percentOf, sum } from '#contract/money.ts'
import { isGoodFor } from '../scope.ts'
import type { PastBooking } from './past-bookings-repo.ts'

type Terms = Parameters<typeof isGoodFor>[0] & { discount_percent: string; most_uses: number | null }

/** What a membership would have taken off bookings that were made without one, used where it takes most. */
export function wouldSave(
  { discount_percent, most_uses, ...scope }: Terms,
  past: readonly PastBooking[],
): Minor {
  const saved = past
    .filter((it) => isGoodFor(scope, { ...it, listingId: it.listing_id, businessId: it.business_id }))
    .map((it) => percentOf(minor(it.rest_minor), Number(discount_percent)))
    .toSorted((a, b) => b - a)
  return sum(...saved.slice(0, most_uses ?? saved.length))
}
