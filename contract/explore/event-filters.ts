import * as v from 'valibot'
import { baseFilterEntries, type Sorting } from './base-filters.ts'

/** The kinds of venue that an event may have; `all` leaves it open. */
export const eventTypes = ['all', 'offline', 'online'] as const

/** The orders of events; a screen begins with the first. */
export const eventSortings = [
  'soonest',
  'distance-near',
  'price-low',
  'price-high',
  'top-rated',
] as const satisfies readonly Sorting[]

/** The filters of events. */
export const eventFiltersSchema = v.object({
  ...baseFilterEntries,
  event_type: v.optional(v.picklist(eventTypes), 'all'),
})
