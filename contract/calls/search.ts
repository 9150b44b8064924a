import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema } from '../entities/card.ts'
import { slug } from '../entities/limits.ts'
import { lookingFrom, searchValue } from '../explore/request.ts'
import { verticalSchema } from '../verticals.ts'

/**
 * Listings by a part of their name, the best match first and then the nearest; with nothing entered, what is near.
 * Without a location it looks around the marketplace's own place.
 */
export const searchListings = call('search-listings', {
  request: {
    search_value: searchValue,
    location: v.optional(lookingFrom),
    vertical: v.optional(verticalSchema),
    /** The slug of a category. */
    category: v.optional(slug),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  },
  reply: { items: v.array(cardSchema) },
  auth: 'optional',
})
