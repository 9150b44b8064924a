import type { Deps } from '../deps.ts'
import type { ServerVertical } from '../server-vertical.ts'
import { announcementCalls } from './routes.ts'
import { AnnouncementsService } from './service.ts'

const own = {
  create: (deps: Deps) => new AnnouncementsService(deps),
  calls: announcementCalls,
}

export const announcements: ServerVertical & { own: typeof own } = {
  noun: 'announcement',
  homeStrips: [{ code: 'news', order: 'newest' }],
  strips: [
    { code: 'new', order: 'newest' },
    { code: 'near', order: 'nearest' },
  ],
  own,
}
