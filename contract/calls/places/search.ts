import * as v from 'valibot'
import { call } from '../../call.ts'
import { cardSchema } from '../../entities/card.ts'
import { count, shortText } from '../../entities/limits.ts'
import { placeFiltersSchema } from '../../explore/place-filters.ts'
import { exploreEntries, searchValue } from '../../explore/request.ts'

const cards = v.array(cardSchema)

/** Searches places by location, filters and order, and by when they are open. */
export const searchPlaces = call('search-places', {
  request: exploreEntries(placeFiltersSchema),
  reply: {
    places: cards,
    /** The number of further places of which nobody knows whether they are open at the time asked for. */
    unknown: v.optional(count),
    next_cursor: v.optional(shortText),
  },
})

/** Suggests places by a part of their texts; nothing for an emptied field. */
export const suggestPlaces = call('suggest-places', {
  request: { search_value: searchValue },
  reply: { data: v.object({ places: cards }) },
})
