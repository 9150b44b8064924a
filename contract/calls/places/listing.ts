import * as v from 'valibot'
import { call } from '../../call.ts'
import { cardSchema, pointSchema } from '../../entities/card.ts'
import { categorySchema } from '../../entities/category.ts'
import { id } from '../../entities/limits.ts'
import { placeSchema } from '../../entities/place.ts'
import { lookingFrom } from '../../explore/request.ts'
import { listingCalls } from '../standard/listing.ts'

/** The calls that every listing has, for places. With a location a page says how far it is. */
export const placeListingCalls = listingCalls('place', placeSchema, {
  asked: { location: v.optional(lookingFrom) },
})

/** The best rated places near a point, or near the marketplace's own place. */
export const getRecommendedPlaces = call('get-recommended-places', {
  request: {
    lat: v.optional(pointSchema.entries.latitude),
    lng: v.optional(pointSchema.entries.longitude),
  },
  reply: { places: v.array(cardSchema) },
})

/** The categories of places, in the operator's order. */
export const getPlaceCategories = call('get-place-categories', {
  request: {},
  reply: { categories: v.array(v.object({ id, ...categorySchema.entries })) },
})
