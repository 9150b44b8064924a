import type { Deps } from '../deps.ts'
import { AnnouncementPages } from './listing/announcement-pages.ts'

/** Builds the parts of the vertical. */
function createParts(deps: Deps) {
  return { pages: new AnnouncementPages(deps) }
}

/** The server's part for announcements alone: their pages. */
export class AnnouncementsService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }
}
