import * as v from 'valibot'
import { eventDaySchema } from '#contract/event/days.ts'
import { eventTypes } from '#contract/explore/event-filters.ts'

/** The filters of events in an address. */
export const eventFilterAddress = {
  type: v.picklist(eventTypes.filter((it) => it !== 'all')),
}

/** The parameters that events add to the address of a search. */
export const eventAddress = { ...eventFilterAddress, day: eventDaySchema }
