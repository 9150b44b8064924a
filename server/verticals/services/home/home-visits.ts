import type { Week } from '#contract/place/schedule.ts'
import { writtenSpans } from '#contract/place/written-spans.ts'
import * as offers from '#server/modules/handover/home-offer-repo.ts'
import { listHomeVisits } from '#server/modules/handover/home-visit-repo.ts'
import type { Deps } from '../../deps.ts'

/** How a store collects things, as an operator says it. */
type NewCollection = Omit<offers.CollectionOffer, 'week'> & { week: Week }

/** Stores that come to their customers, for operators. */
export class HomeVisits {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Has a store come to its customers; answers its title, where there is such a store. */
  offer(slug: string, offer: offers.HomeOffer): Promise<string | undefined> {
    return offers.comeFrom(this.#deps.database.query, slug, offer)
  }

  /** Has a store collect things and bring them back; answers its title, where there is such a store. */
  collect(slug: string, { week, ...offer }: NewCollection): Promise<string | undefined> {
    const written = { ...offer, week: JSON.stringify(week.map(writtenSpans)) }
    return offers.collectFrom(this.#deps.database.query, slug, written)
  }

  /** Has a store come to nobody any more; answers its title, where it did. */
  end(slug: string): Promise<string | undefined> {
    return offers.endComing(this.#deps.database.query, slug)
  }

  /** The addresses to which a store comes from now on. */
  list(store: string) {
    const { database, clock } = this.#deps
    return listHomeVisits(database.query, store, clock.now())
  }
}
