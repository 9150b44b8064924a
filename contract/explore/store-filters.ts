import * as v from 'valibot'
import { baseFilterEntries, type Sorting } from './base-filters.ts'

/** The orders of stores; the first is the default. */
export const storeSortings = [
  'distance-near',
  'price-high',
  'price-low',
  'top-rated',
] as const satisfies readonly Sorting[]

/** The filters of stores. */
export const storeFiltersSchema = v.object(baseFilterEntries)
