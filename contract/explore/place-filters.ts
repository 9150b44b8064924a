import * as v from 'valibot'
import { wallClockSchema } from '../time.ts'
import { baseFilterEntries, type Sorting } from './base-filters.ts'

/** How places are sorted; the first where nothing is said. */
export const placeSortings = [
  'distance-near',
  'price-high',
  'price-low',
] as const satisfies readonly Sorting[]

/** When a place is to be open: whenever, at this moment, or at a time by the clock there. */
export const openAtSchema = v.union([v.picklist(['any', 'now']), wallClockSchema])

/** What places are narrowed by. Those of which it is not known when they are open are open at no time that is asked for. */
export const placeFiltersSchema = v.object({
  ...baseFilterEntries,
  open: v.optional(openAtSchema, 'any'),
})
