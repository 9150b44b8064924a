import * as v from 'valibot'
import { wallClockSchema } from '../time.ts'
import { baseFilterEntries, type Sorting } from './base-filters.ts'

/** The orders of places; the first is the default. */
export const placeSortings = [
  'distance-near',
  'price-high',
  'price-low',
] as const satisfies readonly Sorting[]

/** The time at which a place is to be open: any, this moment, or a time by the clock there. */
export const openAtSchema = v.union([v.picklist(['any', 'now']), wallClockSchema])

/** The filters of places. A place with unknown hours is never found by a time at which it is to be open. */
export const placeFiltersSchema = v.object({
  ...baseFilterEntries,
  open: v.optional(openAtSchema, 'any'),
})
