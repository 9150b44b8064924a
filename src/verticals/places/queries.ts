import { placeListingCalls } from '#contract/calls/places/listing.ts'
import { listingQueries } from '#src/core/listing/queries.ts'

export const places = listingQueries('place', placeListingCalls, async (slug) =>
  (await import('./area/offline-places.ts')).offlinePage(slug),
)
