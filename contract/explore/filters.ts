import * as v from 'valibot'
import { eventFiltersSchema } from './event-filters.ts'
import { placeFiltersSchema } from './place-filters.ts'
import { rentalFiltersSchema } from './rental-filters.ts'

/** The filters of all verticals, for calls that name the vertical; it uses those that are its own. */
export const filtersSchema = v.object({
  ...eventFiltersSchema.entries,
  ...rentalFiltersSchema.entries,
  ...placeFiltersSchema.entries,
})
/** The filters of all verticals. */
export type Filters = v.InferOutput<typeof filtersSchema>
