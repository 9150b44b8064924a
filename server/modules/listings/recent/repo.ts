import { sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import { allCards, type Point } from '../repo.ts'

const KEPT = 50

/** Notes that a person has looked at a listing just now, and forgets all but the last they looked at. */
export async function noteView(
  query: Queryable,
  account_id: number,
  listing_id: number,
  viewed_at: Date,
): Promise<void> {
  await query
    .insertInto('recent_view')
    .values({ account_id, listing_id, viewed_at })
    .onConflict((it) => it.columns(['account_id', 'listing_id']).doUpdateSet({ viewed_at }))
    .execute()
  await sql`
    delete from recent_view where account_id = ${account_id} and (viewed_at, listing_id) <= (
      select viewed_at, listing_id from recent_view where account_id = ${account_id}
      order by viewed_at desc, listing_id desc offset ${KEPT} limit 1
    )`.execute(query)
}

/** The last first. */
export function listViews(
  query: Queryable,
  from: Point,
  of: { accountId: number; vertical: VerticalId; limit: number },
) {
  return allCards(query, from)
    .innerJoin('recent_view', 'recent_view.listing_id', 'listing.id')
    .where('recent_view.account_id', '=', of.accountId)
    .where('listing.vertical', '=', of.vertical)
    .orderBy('recent_view.viewed_at', 'desc')
    .orderBy('recent_view.listing_id', 'desc')
    .limit(of.limit)
    .execute()
}
