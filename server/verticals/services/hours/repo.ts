import { type SqlBool, sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'
import { specialDays } from './special-days-repo.ts'

/** What decides whether each of some stores is open in the next days, and when that changes. */
export function findHours(query: Queryable, slugs: readonly string[], now: Date) {
  return query
    .selectFrom('store')
    .innerJoin('listing', 'listing.id', 'store.listing_id')
    .select(['listing.slug', 'listing.time_zone', 'store.schedule', 'store.state', 'store.closed_until'])
    .select(specialDays('en', now).as('special'))
    .where(sql<SqlBool>`listing.slug = any(${slugs}::text[])`)
    .execute()
}
