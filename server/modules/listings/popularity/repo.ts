import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/** The weights: a favourite counts more than a view. */
const WEIGHT = { view: 1, favourite: 3 }

export interface Counted {
  id: number
  popular: number
}

/** Finds listings whose stored popularity is out of date, with the new one. */
export async function findChanged(query: Queryable, since: Date): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select listing.id, counted.popular from (
      select id, sum(weight)::real as popular from (
        select listing_id as id, ${WEIGHT.view}::integer as weight from recent_view where viewed_at > ${since}
        union all
        select listing_id, ${WEIGHT.favourite}::integer from favourite where created_at > ${since}
        union all
        select id, 0 from listing where popular > 0
      ) as each group by id
    ) as counted join listing using (id)
    where listing.popular <> counted.popular order by listing.id`.execute(query)
  return rows
}

/** Stores the popularity of listings. Locked listings are left for the next time, so that nothing waits. */
export async function writePopularity(query: Queryable, counted: readonly Counted[]): Promise<void> {
  const ids = counted.map((it) => it.id)
  await sql`
    with free as (select id from listing where id = any(${ids}::bigint[]) for no key update skip locked)
    update listing set popular = counted.popular
    from free join unnest(${ids}::bigint[], ${counted.map((it) => it.popular)}::real[]) as counted(id, popular) using (id)
    where listing.id = free.id`.execute(query)
}
