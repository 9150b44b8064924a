import { announcementListingCalls } from '#contract/calls/announcements/listing.ts'
import { listingQueries } from '#src/core/listing/queries.ts'

export const announcements = listingQueries('announcement', announcementListingCalls)
