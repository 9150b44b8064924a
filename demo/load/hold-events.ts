import type { Queryable } from '#server/db/database.ts'
import { allListings } from '../content/content.ts'
import { filmsOf, ticketTypesOf } from '../content/events/ticket-types.ts'
import * as repo from './events-repo.ts'

const DAY_MS = 86_400_000

const bySlug = new Map(allListings.map((it) => [it.slug, it]))

/** Puts tickets on sale for the next date of each event that has a new one. */
export async function holdEvents(query: Queryable): Promise<void> {
  const unheld = await repo.findUnheld(query)
  const held = unheld.flatMap(({ id, slug, starts_at, ends_at }) => {
    const listing = bySlug.get(slug)
    if (!listing) return []
    const { tags = [], language: languages = [], isOnline: is_online = false } = listing
    const before = (days?: number) =>
      days === undefined ? null : new Date(starts_at.getTime() - days * DAY_MS)
    const tickets = ticketTypesOf(listing).map((it, position) => ({
      position,
      name: it.name,
      description: it.description,
      price_minor: it.cents,
      capacity: it.capacity,
      sold: it.sold,
      most_per_order: it.most,
      sales_from: before(it.opensDaysBefore),
      sales_until: before(it.closesDaysBefore),
    }))
    const held = { listing_id: id, starts_at, ends_at, is_online, tags, languages, tickets }
    return [{ ...held, video_links: filmsOf(listing) }]
  })
  if (held.length > 0) await repo.holdEvents(query, held)
}
