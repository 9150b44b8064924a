import type { AnnouncedListing, Announcement } from '#contract/entities/announcement.ts'
import { cardsById, type Reader } from '#server/modules/listings/cards.ts'
import { relatedListings } from '#server/modules/listings/detail/personal-details.ts'
import { noteView } from '#server/modules/listings/recent/repo.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { type LinkedRow, linkedOf } from './linked.ts'
import { presentAnnouncement } from './presenter.ts'
import * as repo from './repo.ts'

const like = { vertical: 'announcements', order: 'newest' } as const

/** The pages of announcements. */
export class AnnouncementPages {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * An announcement as a guest sees it or, with an account given, as that person sees it; the view is then
   * noted.
   */
  async info(slug: string, language: string, accountId?: number): Promise<Announcement> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const row = await repo.findAnnouncement(query, slug, accountId)
    if (!row) throw new Refusal('NOT_FOUND', 'error.notFound')
    if (accountId !== undefined) await noteView(query, accountId, row.id, now)
    const found = linkedOf(row, now)
    const linked = found && { ...found, state: await this.#stateOf(found, { from: row, language }) }
    const isKnown = accountId !== undefined
    const shown = presentAnnouncement({ row, linked, now, language, isKnown })
    const leadsOn = shown.is_current && linked !== undefined && linked.state !== 'gone'
    return {
      ...shown,
      is_favorited: row.is_favorited,
      // An announcement that leads to a listing shows no related ones: the page of that listing does.
      related: leadsOn ? [] : await relatedListings(query, row, like, { language, now }),
    }
  }

  async #stateOf({ isGone, id }: LinkedRow, reader: Reader): Promise<AnnouncedListing['state']> {
    if (isGone) return 'gone'
    const cards = await cardsById(this.#deps.listings.deps, [id], reader)
    return cards.get(id)?.is_sold_out ? 'sold_out' : 'open'
  }
}
