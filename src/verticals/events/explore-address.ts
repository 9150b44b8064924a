import * as v from 'valibot'
import { eventDaySchema } from '#contract/event/days.ts'
import { eventTypes } from '#contract/explore/event-filters.ts'

/** The filters of events in an address. */
export const eventFilterAddress = {
  type: v.picklist(eventTypes.filter((it) => it !== 'all')),
}

/** What an address says of events beside what every list is explored by. */
export const eventAddress = { ...eventFilterAddress, day: eventDaySchema }
