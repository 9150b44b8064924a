import * as v from 'valibot'
import { call } from '../call.ts'
import { locationSchema, pointSchema } from '../entities/card.ts'
import { shortText } from '../entities/limits.ts'

/**
 * The longest text that a location is searched by. Nobody types a longer one, and the longer it is the more a search
 * costs.
 */
export const LONGEST_PLACE_SEARCH = 80

/** A geocoder's id of a location: opaque, and only good for asking the same geocoder again. */
const placeId = v.pipe(v.string(), v.minLength(1), v.maxLength(2_000))

/** A token that the client makes for each search, from the first letter to the choice: some services charge by it. */
const sessionToken = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/** Suggests the locations that may be meant by what is typed so far, the likeliest first. */
export const suggestLocations = call('suggest-locations', {
  request: {
    search_value: v.pipe(v.string(), v.maxLength(LONGEST_PLACE_SEARCH)),
    session_token: sessionToken,
    near: v.optional(pointSchema),
  },
  reply: { suggestions: v.array(v.object({ place_id: placeId, text: shortText })) },
})

/** Finds the point of a suggested location. */
export const locate = call('locate', {
  request: { place_id: placeId, session_token: sessionToken },
  reply: locationSchema.entries,
  errors: ['NOT_FOUND'],
})

/** Names the location at a point; answers its coordinates where nothing is known. */
export const reverseLocate = call('reverse-locate', {
  request: pointSchema.entries,
  reply: { text: shortText },
})
