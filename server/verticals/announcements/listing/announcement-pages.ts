import type { AnnouncedListing, Announcement } from '#contract/entities/announcement.ts'
import { notesOf } from '#server/modules/listings/cards.ts'
import { isFavouriteOf, relatedListings } from '#server/modules/listings/detail/personal-details.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { type LinkedRow, linkedOf } from './linked.ts'
import { presentAnnouncement } from './presenter.ts'
import * as repo from './repo.ts'

const like = { vertical: 'announcements', order: 'newest' } as const

/** Announcements on their own pages. */
export class AnnouncementPages {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** An announcement as a guest sees it, or, with an account given, as that person does, who has then viewed it. */
  async info(slug: string, language: string, accountId?: number): Promise<Announcement> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const row = await repo.findAnnouncement(query, slug)
    if (!row) throw new Refusal('NOT_FOUND', 'error.notFound')
    const found = linkedOf(row, now)
    const linked = found && { ...found, state: await this.#stateOf(found) }
    const isKnown = accountId !== undefined
    const shown = presentAnnouncement({ row, linked, now, language, isKnown })
    const leadsOn = shown.is_current && linked !== undefined && linked.state !== 'gone'
    return {
      ...shown,
      is_favorited: await isFavouriteOf(query, row, { accountId, now }),
      // Where it leads to a listing, that one's page says what else there is.
      related: leadsOn ? [] : await relatedListings(query, row, like, { language, now }),
    }
  }

  async #stateOf({ isGone, vertical, slug }: LinkedRow): Promise<AnnouncedListing['state']> {
    if (isGone) return 'gone'
    const notes = await notesOf(this.#deps.listings.deps, [{ vertical, slug }])
    return notes.get(slug)?.is_sold_out ? 'sold_out' : 'open'
  }
}
