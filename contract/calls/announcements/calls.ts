import { announcementListingCalls } from './listing.ts'
import * as search from './search.ts'

/** Every call of announcements alone. */
export const announcementCalls = [
  ...Object.values(announcementListingCalls),
  search.getAnnouncements,
  search.getAnnouncementsWithFavourite,
  search.getAnnouncementCategories,
] as const
