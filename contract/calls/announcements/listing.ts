import { call } from '../../call.ts'
import { announcementSchema } from '../../entities/announcement.ts'
import { slug } from '../../entities/limits.ts'
import { listingCalls } from '../standard/listing.ts'

/**
 * The calls that every listing has, for announcements. A person may ask with the guests' call too, and is known by
 * the token.
 */
export const announcementListingCalls = {
  ...listingCalls('announcement', announcementSchema),
  info: call('get-announcement-info', {
    request: { slug },
    reply: { announcement: announcementSchema },
    auth: 'optional',
    errors: ['NOT_FOUND'],
  }),
}
