import * as v from 'valibot'
import { baseFilterEntries, type Sorting } from './base-filters.ts'

/** How stores are sorted; the first where nothing is said. */
export const storeSortings = [
  'distance-near',
  'price-high',
  'price-low',
  'top-rated',
] as const satisfies readonly Sorting[]

/** The filters of stores. */
export const storeFiltersSchema = v.object(baseFilterEntries)
