import * as v from 'valibot'
import { baseFilterEntries, type Sorting } from './base-filters.ts'

/** How announcements are sorted; the first where nothing is said on a screen. */
export const announcementSortings = [
  'newest',
  'popular',
  'distance-near',
] as const satisfies readonly Sorting[]

/** The filters of announcements. */
export const announcementFiltersSchema = v.object(baseFilterEntries)
