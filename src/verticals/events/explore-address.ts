import * as v from 'valibot'
import { eventTypes } from '#contract/explore/event-filters.ts'

/** The filters of events in an address. */
export const eventFilterAddress = {
  type: v.picklist(eventTypes.filter((it) => it !== 'all')),
}
