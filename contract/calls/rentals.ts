import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema, pointSchema } from '../entities/card.ts'
import { id, slug } from '../entities/limits.ts'
import { rentalBusinessSchema, rentalSchema } from '../entities/rental.ts'

const cards = v.array(cardSchema)
const around = {
  lat: v.optional(pointSchema.entries.latitude),
  lng: v.optional(pointSchema.entries.longitude),
}

/** A rental for anybody. NOT_FOUND: there is none, or it was withdrawn. */
export const getRentalInfo = call('get-rental-info', {
  request: { slug },
  reply: { rental: rentalSchema },
  errors: ['NOT_FOUND'],
})

/** The same for a logged-in person: whether it is a favourite, and it is remembered among what they viewed. */
export const getRentalInfoWithFavourite = call('get-rental-info-with-favourite', {
  request: { slug },
  reply: { rental: rentalSchema },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** The best rated of both kinds near a point, or near the marketplace's own place. */
export const getRentalsHome = call('get-rentals-home', {
  request: around,
  reply: { vehicleRentals: cards, propertiesRentals: cards },
})

/** What one business rents out, the nearest first. */
export const getRentalsByBusiness = call('get-rentals-by-business', {
  request: { ...around, biz_id: v.union([id, slug]) },
  reply: { vehicleRentals: cards, propertiesRentals: cards, business: rentalBusinessSchema },
  errors: ['NOT_FOUND'],
})

/** Makes a rental a favourite or no longer one. Without the wanted state, which ours always sends, it flips. */
export const toggleFavoriteRental = call('toggle-favorite-rental', {
  request: { slug, is_favorited: v.optional(v.boolean()) },
  reply: { is_favorited: v.boolean() },
  auth: 'required',
  queued: true,
  errors: ['NOT_FOUND'],
})

/** What the person has looked at, the last first. */
export const getRecentViewRentals = call('get-recent-view-rentals', {
  request: {},
  reply: { rentals: cards },
  auth: 'required',
})
