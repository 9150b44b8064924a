import * as v from 'valibot'
import { call } from '../../call.ts'
import { cardSchema, pointSchema } from '../../entities/card.ts'
import { id, slug } from '../../entities/limits.ts'
import { rentalBusinessSchema, rentalSchema } from '../../entities/rental.ts'
import { listingCalls } from '../standard/listing.ts'

const cards = v.array(cardSchema)
const around = {
  lat: v.optional(pointSchema.entries.latitude),
  lng: v.optional(pointSchema.entries.longitude),
}

/** The calls that every listing has, for rentals. */
export const rentalListingCalls = listingCalls('rental', rentalSchema)

/** The best rated rentals of both kinds near a point, or near the marketplace's own place. */
export const getRentalsHome = call('get-rentals-home', {
  request: around,
  reply: { vehicleRentals: cards, propertiesRentals: cards },
})

/** The rentals of one business, the nearest first. */
export const getRentalsByBusiness = call('get-rentals-by-business', {
  request: { ...around, biz_id: v.union([id, slug]) },
  reply: { vehicleRentals: cards, propertiesRentals: cards, business: rentalBusinessSchema },
  errors: ['NOT_FOUND'],
})
