import type { Deps } from '../deps.ts'
import { AnnouncementPages } from './listing/announcement-pages.ts'
import { Ending } from './listing/ending.ts'

/** Builds the parts of the vertical. */
const createParts = (deps: Deps) => ({ pages: new AnnouncementPages(deps), ending: new Ending(deps) })

/** The part of the server for announcements alone: their pages, and ending one early. */
export class AnnouncementsService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }
}
