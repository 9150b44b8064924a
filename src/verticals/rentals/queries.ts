import { rentalListingCalls } from '#contract/calls/rentals/listing.ts'
import { listingQueries } from '#src/core/listing/queries.ts'

export const rentals = listingQueries('rental', rentalListingCalls)
