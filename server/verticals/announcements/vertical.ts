import type { Deps } from '../deps.ts'
import type { ServerVertical } from '../server-vertical.ts'
import { importedAnnouncements } from './import/announcement-import.ts'
import { announcementInvariants } from './invariants.ts'
import { announcementContacts, forgetAnnouncer } from './listing/contacts-repo.ts'
import { announcementListingRoutes } from './listing/routes.ts'
import { AnnouncementsService } from './service.ts'

const own = {
  create: (deps: Deps) => new AnnouncementsService(deps),
  calls: announcementListingRoutes,
}

export const announcements: ServerVertical & { own: typeof own } = {
  noun: 'announcement',
  homeStrips: [{ code: 'news', order: 'newest' }],
  strips: [
    { code: 'popular', order: 'popular' },
    { code: 'new', order: 'newest' },
    { code: 'near', order: 'nearest' },
  ],
  own,
  importable: importedAnnouncements,
  invariants: announcementInvariants,
  contactOf: announcementContacts,
  forgetPerson: forgetAnnouncer,
}
