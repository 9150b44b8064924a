import type { Queryable } from '#server/db/database.ts'
import type { CardNotes } from '#server/modules/listings/listed-vertical.ts'
import { findSales } from './repo.ts'
import { eventSales } from './sales.ts'

/** Which events are online, and for which nothing is left. */
export async function eventNotes(
  query: Queryable,
  slugs: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, CardNotes>> {
  const rows = await findSales(query, slugs, now)
  const notes = new Map<string, CardNotes>()
  for (const event of rows) {
    if (notes.has(event.slug)) continue
    const tickets = rows.flatMap(({ slug, capacity, ...it }) =>
      slug === event.slug && capacity !== null ? [{ ...it, capacity }] : [],
    )
    notes.set(event.slug, {
      ...(event.is_online && { is_online: true }),
      ...(eventSales(tickets, event, now).state === 'sold_out' && { is_sold_out: true }),
    })
  }
  return notes
}
