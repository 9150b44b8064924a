import type { Place } from '#contract/entities/place.ts'
import { cardsOf } from '#server/modules/listings/cards.ts'
import { personalDetails, relatedListings } from '#server/modules/listings/detail/personal-details.ts'
import { findListing } from '#server/modules/listings/detail/repo.ts'
import { shownKilometres } from '#server/modules/listings/presenter.ts'
import type { Point } from '#server/modules/listings/repo.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { openingHours } from '../hours/opening-hours.ts'
import { findSpecialDays } from '../hours/repo.ts'
import { wasAtPlace } from '../ratings/was-here-repo.ts'
import { presentPlace } from './presenter.ts'
import * as repo from './repo.ts'

const VERTICAL = 'places' as const
const like = { vertical: VERTICAL, order: 'nearest' } as const

/** Places on their own pages. */
export class PlacePages {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * A place as a guest sees it, or, with an account given, as that person does, who has then viewed it; with how far
   * it is, where it is said from where.
   */
  async info(slug: string, language: string, accountId?: number, from?: Point): Promise<Place> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const listing = await findListing(query, VERTICAL, slug)
    if (!listing) throw new Refusal('NOT_FOUND', 'error.notFound')
    const place = await repo.findPlace(query, listing.id)
    const special = await findSpecialDays(query, listing.id, language, now)
    const hours = openingHours(place, special, { zone: listing.time_zone, now })
    const events = await repo.findEvents(query, listing.id, listing, now)
    return {
      ...presentPlace(listing, place, hours, language),
      ...(await personalDetails(query, listing, { accountId, now }, wasAtPlace)),
      events: await cardsOf(this.#deps.listings.deps, events, language),
      distance: from ? shownKilometres(await repo.findDistance(query, listing.id, from)) : null,
      related: await relatedListings(query, listing, like, { language, now }),
    }
  }
}
