import type { VerticalId } from '#contract/verticals.ts'
import type { Deps } from '../deps.ts'
import * as repo from './repo.ts'

/**
 * The ids in one file of the sitemap, which may have 50,000 addresses. A listing stays in the file of its id.
 */
const LISTINGS_A_FILE = 20_000

/** A listing that search engines may find. */
interface FindableListing {
  vertical: VerticalId
  kind: string
  slug: string
  changedAt: Date
}

/** The listings that search engines may find, in files. */
export class Sitemap {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async fileCount(): Promise<number> {
    return Math.ceil((await repo.findLastId(this.#deps.database.query)) / LISTINGS_A_FILE)
  }

  /** The listings of a file, counted from 1. */
  async listingsOf(file: number): Promise<FindableListing[]> {
    const { database, clock } = this.#deps
    const range = { after: (file - 1) * LISTINGS_A_FILE, upTo: file * LISTINGS_A_FILE }
    const rows = await repo.findShown(database.query, range, clock.now())
    return rows.map(({ changed_at, created_at, ...listing }) => ({
      ...listing,
      changedAt: changed_at ?? created_at,
    }))
  }
}
