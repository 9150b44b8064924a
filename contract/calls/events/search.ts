import * as v from 'valibot'
import { call } from '../../call.ts'
import { cardSchema } from '../../entities/card.ts'
import { shortText } from '../../entities/limits.ts'
import { eventFiltersSchema } from '../../explore/event-filters.ts'
import { exploreEntries, searchValue } from '../../explore/request.ts'

const cards = v.array(cardSchema)

/** Events by where, which and in which order one likes; nothing that is over. */
export const getAllEvents = call('get-all-events', {
  request: exploreEntries(eventFiltersSchema),
  reply: { events: cards, next_cursor: v.optional(shortText) },
})

/** Events by what is said of them; nothing for an emptied field. */
export const suggestEvents = call('suggest-events', {
  request: { search_value: searchValue },
  reply: { data: v.object({ events: cards }) },
})
