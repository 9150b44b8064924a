import type { Deps } from '../../deps.ts'
import * as repo from './repo.ts'

/** Ends announcements before their time. */
export class Ending {
  readonly #deps: Pick<Deps, 'database' | 'clock'>

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
  }

  /** Ends an announcement now, so that it leaves every list; undefined where no current one has this slug. */
  end(slug: string): Promise<{ title: string } | undefined> {
    return repo.endAnnouncement(this.#deps.database.query, slug, this.#deps.clock.now())
  }
}
