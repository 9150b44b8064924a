import { announcementSchema } from '../../entities/announcement.ts'
import { listingCalls } from '../standard/listing.ts'

/** What every listing is asked, of announcements. */
export const announcementListingCalls = listingCalls('announcement', announcementSchema)
