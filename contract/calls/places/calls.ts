import { getArea } from './area.ts'
import * as listing from './listing.ts'
import * as ratings from './ratings.ts'
import * as search from './search.ts'

/** Every call of places alone. */
export const placeCalls = [
  ...Object.values(listing.placeListingCalls),
  listing.getRecommendedPlaces,
  listing.getPlaceCategories,
  search.searchPlaces,
  search.suggestPlaces,
  getArea,
  ratings.getPlaceRating,
  ratings.ratePlace,
] as const
