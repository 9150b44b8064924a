import type { Event } from '#contract/entities/event.ts'
import type { Ticket } from '#contract/entities/ticket.ts'
import { personalDetails, relatedListings } from '#server/modules/listings/detail/personal-details.ts'
import * as detail from '#server/modules/listings/detail/repo.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { presentEvent, presentTicket } from './presenter.ts'
import * as repo from './repo.ts'

const VERTICAL = 'events' as const
const like = { vertical: VERTICAL, order: 'soonest' } as const

type Dated = detail.ListingRow & { starts_at: Date; ends_at: Date }

const hasDate = (row: detail.ListingRow): row is Dated => row.starts_at !== null && row.ends_at !== null

/** The pages of events. */
export class EventPages {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * An event as a guest sees it or, with an account given, as that person sees it; the view is then noted.
   */
  async info(slug: string, language: string, accountId?: number): Promise<Event> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const listing = await this.#find(slug)
    const tickets = await repo.findTickets(query, listing.id, now)
    const event = await repo.findEvent(query, listing.id)
    const shown = presentEvent({ listing, event, tickets, now, language })
    return {
      ...shown,
      ...(await personalDetails(query, listing, { accountId, now })),
      ...(accountId !== undefined && (await this.#discounts(slug, { accountId, language }))),
      related:
        shown.sales.state === 'on_sale' ? [] : await relatedListings(query, listing, like, { language, now }),
    }
  }

  async tickets(slug: string): Promise<Ticket[]> {
    const listing = await this.#find(slug)
    const now = this.#deps.clock.now()
    const rows = await repo.findTickets(this.#deps.database.query, listing.id, now)
    return rows.map((it) => presentTicket(it, listing, now))
  }

  /** The perks of the host that the person has. */
  async #discounts(slug: string, who: { accountId: number; language: string }) {
    const of = { applicable_type: 'event', applicable_id: slug }
    return (await this.#deps.perks.parts.offered.discounts(of, who)).own
  }

  async #find(slug: string): Promise<Dated> {
    const listing = await detail.findListing(this.#deps.database.query, VERTICAL, slug)
    if (!listing || !hasDate(listing)) throw new Refusal('NOT_FOUND', 'error.notFound')
    return listing
  }
}
