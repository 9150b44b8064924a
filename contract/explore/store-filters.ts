import * as v from 'valibot'
import { baseFilterEntries } from './base-filters.ts'

/** What stores are narrowed by. */
export const storeFiltersSchema = v.object(baseFilterEntries)
