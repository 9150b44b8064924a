import { announcementListingCalls } from './listing.ts'

/** Every call of announcements alone. */
export const announcementCalls = [...Object.values(announcementListingCalls)] as const
