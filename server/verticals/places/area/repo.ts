import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '#server/db/database.ts'
import { selectListings } from '#server/modules/listings/detail/repo.ts'
import type { Area } from '#server/modules/listings/explore/area.ts'
import { all, inBox, ofVertical, within } from '#server/modules/listings/explore/criteria-repo.ts'
import { isToCome } from '#server/modules/listings/repo.ts'
import { specialDays } from '../hours/repo.ts'
import { itsId, itsPlace } from '../listing/repo.ts'

const VERTICAL = 'places'

/** Finds the ids of the first places within an area, in order. */
export async function findIds(query: Queryable, area: Area, most: number, now: Date): Promise<number[]> {
  const is = [...ofVertical({ vertical: VERTICAL, kind: '' }), inBox(area), ...within(area), isToCome(now)]
  const { rows } = await sql<{ id: number }>`
    select id from (select id from listing where ${all(is)} limit ${most}) as found order by id`.execute(
    query,
  )
  return rows.map((it) => it.id)
}

/** Finds what a device saves of some places, in the order of their ids. */
export function findToSave(query: Queryable, ids: readonly number[], language: string, now: Date) {
  return selectListings(query, VERTICAL)
    .select(['listing.pricing_type', 'listing.created_at'])
    .select([itsPlace, jsonArrayFrom(specialDays(query, itsId, language, now)).as('special')])
    .where(sql<boolean>`listing.id = any(${ids}::bigint[])`)
    .orderBy('listing.id')
    .execute()
}
