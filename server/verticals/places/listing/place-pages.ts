import type { Place } from '#contract/entities/place.ts'
import { presentReview } from '#server/modules/listings/detail/presenter.ts'
import { openingHours } from '#server/modules/listings/hours/opening-hours.ts'
import { presentCard, shownKilometres } from '#server/modules/listings/presenter.ts'
import { noteView } from '#server/modules/listings/recent/repo.ts'
import type { Point } from '#server/modules/listings/repo.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { presentPlace } from './presenter.ts'
import * as repo from './repo.ts'

/** The pages of places. */
export class PlacePages {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * A place as a guest sees it or, with an account given, as that person sees it; the view is then noted.
   * With a point given the page says how far away the place is.
   */
  async info(slug: string, language: string, accountId?: number, from?: Point): Promise<Place> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const found = await repo.findPlace(query, slug, { accountId, from, language, now })
    if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
    const { place, special, reviews, metres, is_favorited, ...listing } = found
    const around = await repo.findAround(query, listing, now)
    if (accountId !== undefined) await noteView(query, accountId, listing.id, now)
    const hours = openingHours(place, special, { zone: listing.time_zone, now })
    const cards = (rows: typeof around.events) => rows.map((it) => presentCard(it, language))
    return {
      ...presentPlace(listing, place, hours, language),
      is_favorited,
      latestReviews: reviews.map((it) => presentReview({ ...it, updated_at: new Date(it.updated_at) })),
      events: cards(around.events),
      related: cards(around.related),
      distance: metres === null ? null : shownKilometres(metres),
    }
  }
}
