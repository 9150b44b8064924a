import * as v from 'valibot'
import { baseFilterEntries, type Sorting } from './base-filters.ts'

/** Where an event may take place; `all` leaves it open. */
export const eventTypes = ['all', 'offline', 'online'] as const

/** How events are sorted; the first where nothing is said on a screen. */
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
