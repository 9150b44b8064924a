import { announcementListingCalls } from '#contract/calls/announcements/listing.ts'
import { standardListingCalls } from '#server/modules/listings/standard-routes.ts'
import type { AnnouncementsService } from './service.ts'

export const announcementCalls = ({ deps: { listings }, parts: { pages } }: AnnouncementsService) =>
  standardListingCalls(listings, announcementListingCalls, {
    id: 'announcements',
    noun: 'announcement',
    info: (...of) => pages.info(...of),
  })
