import { Contacts } from './contacts.ts'
import type { Deps } from './deps.ts'
import { LinkMails } from './link-mails.ts'
import { News } from './news.ts'
import { OperatorInquiries } from './operator-inquiries.ts'
import * as repo from './repo.ts'
import { Threads } from './threads.ts'
import { Writing } from './writing.ts'

/** Builds the parts of the module. A part may depend on those above it. */
function createParts(deps: Deps) {
  const contacts = new Contacts(deps)
  const news = new News(deps, contacts)
  const writing = new Writing(deps, { contacts, news })
  return {
    threads: new Threads(deps),
    writing,
    operator: new OperatorInquiries(deps, { contacts, writing }),
    mails: new LinkMails(deps, contacts),
  }
}

/** Messages between people and the contacts of listings. Neither side learns how the other is reached. */
export class InquiriesService {
  readonly #deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.#deps = deps
    this.parts = createParts(deps)
  }

  sweep(): Promise<void> {
    return repo.sweep(this.#deps.database.query, this.#deps.clock.now())
  }
}
