import { sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'

const KEPT = 50

/** Notes a view of a listing, and deletes all but a person's last views. */
export async function noteView(
  query: Queryable,
  account_id: number,
  listing_id: number,
  viewed_at: Date,
): Promise<void> {
  await sql`
    with seen as (
      insert into recent_view (account_id, listing_id, viewed_at) values (${account_id}, ${listing_id}, ${viewed_at})
      on conflict (account_id, listing_id) do update set viewed_at = excluded.viewed_at
    ), others as (
      select listing_id, viewed_at from recent_view where account_id = ${account_id} and listing_id <> ${listing_id}
    )
    delete from recent_view where account_id = ${account_id} and (viewed_at, listing_id) <= (
      select viewed_at, listing_id from others order by viewed_at desc, listing_id desc offset ${KEPT - 1} limit 1
    ) and listing_id <> ${listing_id}`.execute(query)
}

/** Lists the ids of the listings that a person viewed, the last first. */
export async function listViews(
  query: Queryable,
  of: { accountId: number; vertical: VerticalId; limit: number },
): Promise<number[]> {
  const rows = await query
    .selectFrom('recent_view')
    .innerJoin('listing', 'listing.id', 'recent_view.listing_id')
    .select('listing.id')
    .where('listing.is_active', '=', true)
    .where('recent_view.account_id', '=', of.accountId)
    .where('listing.vertical', '=', of.vertical)
    .orderBy('recent_view.viewed_at', 'desc')
    .orderBy('recent_view.listing_id', 'desc')
    .limit(of.limit)
    .execute()
  return rows.map((it) => it.id)
}
