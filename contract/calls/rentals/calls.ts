import { rentalBookingCalls } from './bookings.ts'
import { rentalChangeCalls } from './changes.ts'
import * as listing from './listing.ts'
import * as orders from './orders.ts'
import * as perks from './perks.ts'
import { rentalRatingCalls } from './ratings.ts'
import * as search from './search.ts'
import * as types from './types.ts'

/** Every call of rentals alone. */
export const rentalCalls = [
  ...Object.values(listing.rentalListingCalls),
  types.getRentalTypes,
  types.getRentalCategories,
  listing.getRentalsHome,
  listing.getRentalsByBusiness,
  search.searchRentals,
  search.suggestRentals,
  perks.getRentalUserDiscounts,
  perks.validateRentalCoupon,
  orders.checkRentalAvailability,
  orders.getRentalCalendar,
  orders.placeRentalOrder,
  ...Object.values(rentalChangeCalls),
  ...Object.values(rentalBookingCalls),
  ...Object.values(rentalRatingCalls),
] as const
