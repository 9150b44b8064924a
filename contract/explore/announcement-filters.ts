import * as v from 'valibot'
import { baseFilterEntries, type Sorting } from './base-filters.ts'

/** The orders of announcements; a screen begins with the first. */
export const announcementSortings = [
  'newest',
  'popular',
  'distance-near',
] as const satisfies readonly Sorting[]

/** The filters of announcements. */
export const announcementFiltersSchema = v.object(baseFilterEntries)
