import * as v from 'valibot'
import { wallClockSchema } from '../time.ts'
import { baseFilterEntries } from './base-filters.ts'

/** When a place is to be open: whenever, at this moment, or at a time by the clock there. */
const openAtSchema = v.union([v.picklist(['any', 'now']), wallClockSchema])

/** What places are narrowed by. Those of which it is not known when they are open are open at no time that is asked for. */
export const placeFiltersSchema = v.object({
  ...baseFilterEntries,
  open: v.optional(openAtSchema, 'any'),
})
