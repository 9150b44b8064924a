import type { Deps } from '../../deps.ts'
import * as repo from './repo.ts'

/** Ends announcements before their time. */
export class Ending {
  readonly #deps: Pick<Deps, 'database' | 'clock'>

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
  }

  /** It is no longer current from now on, and leaves every list; undefined: there is none that is. */
  end(slug: string): Promise<{ title: string } | undefined> {
    return repo.endAnnouncement(this.#deps.database.query, slug, this.#deps.clock.now())
  }
}
