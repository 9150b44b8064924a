import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/**
 * Sets the price of events to that of the cheapest ticket that can be bought, which changes when a type sells
 * out, is there again, or begins or ends to be sold. Where none can be bought the last price stays.
 */
export async function followPrices(query: Queryable, dateIds: readonly number[], now: Date): Promise<void> {
  if (dateIds.length === 0) return
  await query
    .updateTable('listing')
    .from((from) =>
      from
        .selectFrom('ticket')
        .innerJoin('event_date as date', 'date.id', 'ticket.date_id')
        .innerJoin('event', 'event.date_id', 'date.id')
        .select((it) => ['event.listing_id', it.fn.min('ticket.price_minor').as('price_minor')])
        .where('ticket.date_id', 'in', dateIds)
        .whereRef('ticket.sold', '<', 'ticket.capacity')
        .where((it) => it.or([it('ticket.sales_from', 'is', null), it('ticket.sales_from', '<=', now)]))
        .where((it) => it(it.fn.coalesce('ticket.sales_until', 'date.starts_at'), '>', now))
        .groupBy('event.listing_id')
        .as('least'),
    )
    .set((it) => ({ price_minor: it.ref('least.price_minor') }))
    .whereRef('listing.id', '=', 'least.listing_id')
    .where(sql<boolean>`listing.price_minor is distinct from least.price_minor`)
    .execute()
}

/** Finds the dates that had a ticket sale begin or end since an instant. */
export async function findTurnedDates(query: Queryable, since: Date, now: Date): Promise<number[]> {
  const rows = await query
    .selectFrom('ticket')
    .select('date_id')
    .distinct()
    .where((it) =>
      it.or(
        (['sales_from', 'sales_until'] as const).map((turn) =>
          it.and([it(turn, '>', since), it(turn, '<=', now)]),
        ),
      ),
    )
    .execute()
  return rows.map((it) => it.date_id)
}
