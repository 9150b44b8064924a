import * as v from 'valibot'
import { call } from '../../call.ts'
import { cardSchema } from '../../entities/card.ts'
import { shortText } from '../../entities/limits.ts'
import { eventDaySchema } from '../../event/days.ts'
import { eventFiltersSchema } from '../../explore/event-filters.ts'
import { exploreEntries, searchValue } from '../../explore/request.ts'
import { stayTimeSchema } from '../../time.ts'

const cards = v.array(cardSchema)

/**
 * Searches events by location, time, filters and order; leaves out those that are over. A `day` goes by the clock
 * where one looks; both dates go by the clock at each event, and the second is not part of the time.
 */
export const getAllEvents = call('get-all-events', {
  request: {
    ...exploreEntries(eventFiltersSchema),
    day: v.optional(eventDaySchema),
    start_date: v.optional(stayTimeSchema),
    end_date: v.optional(stayTimeSchema),
  },
  reply: { events: cards, next_cursor: v.optional(shortText) },
})

/** Suggests events by a part of their texts; nothing for an emptied field. */
export const suggestEvents = call('suggest-events', {
  request: { search_value: searchValue },
  reply: { data: v.object({ events: cards }) },
})
