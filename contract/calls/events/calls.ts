import { eventBookingCalls } from './bookings.ts'
import * as listing from './listing.ts'
import { placeEventBooking } from './orders.ts'
import { eventRatingCalls } from './ratings.ts'
import * as search from './search.ts'

/** Every call of events alone. */
export const eventCalls = [
  ...Object.values(listing.eventListingCalls),
  listing.getEventTickets,
  listing.getPopularEvents,
  listing.getAllEventCategories,
  search.getAllEvents,
  search.suggestEvents,
  placeEventBooking,
  ...Object.values(eventBookingCalls),
  ...Object.values(eventRatingCalls),
] as const
