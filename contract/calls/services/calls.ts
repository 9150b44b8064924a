import { serviceBookingCalls } from './bookings.ts'
import { serviceChangeCalls } from './changes.ts'
import { getNextStarts } from './next-starts.ts'
import * as orders from './orders.ts'
import * as professionals from './professionals.ts'
import * as proposals from './proposals.ts'
import { serviceRatingCalls } from './ratings.ts'
import * as stores from './stores.ts'
import * as watches from './watches.ts'

/** Every call of services alone. */
export const serviceCalls = [
  ...Object.values(stores.storeListingCalls),
  stores.getStoreServices,
  stores.searchStores,
  stores.suggestStores,
  stores.getStoreCategories,
  ...Object.values(professionals),
  orders.getSlots,
  getNextStarts,
  orders.placeServiceBooking,
  ...Object.values(serviceBookingCalls),
  ...Object.values(serviceChangeCalls),
  ...Object.values(serviceRatingCalls),
  ...Object.values(watches),
  ...Object.values(proposals),
] as const
