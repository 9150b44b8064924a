import { sql } from 'kysely'
import { admitting, bookingStatus } from '#contract/status.ts'
import type { Queryable } from '#server/db/database.ts'

/** Makes a key the only one that reads a person's visits. */
export async function putFeed(
  query: Queryable,
  feed: { professional_id: number; key_hash: Buffer; created_at: Date },
): Promise<void> {
  await query
    .insertInto('staff_feed')
    .values(feed)
    .onConflict((it) => it.column('professional_id').doUpdateSet(feed))
    .execute()
}

export async function dropFeed(query: Queryable, professional_id: number): Promise<boolean> {
  const gone = query.deleteFrom('staff_feed').where('professional_id', '=', professional_id)
  return (await gone.executeTakeFirst()).numDeletedRows > 0n
}

/** Finds the professional whose visits a key reads. */
export function findByKey(query: Queryable, slug: string, key_hash: Buffer) {
  return query
    .selectFrom('staff_feed')
    .innerJoin('listing', 'listing.id', 'staff_feed.professional_id')
    .select(['listing.id', 'listing.slug'])
    .where('listing.slug', '=', slug)
    .where('staff_feed.key_hash', '=', key_hash)
    .executeTakeFirst()
}

const { awaitingConfirmation, completed } = bookingStatus
const fed = [awaitingConfirmation, ...admitting, completed]

interface FedVisit {
  store: string
  services: string
  from_min: number
  until_min: number
}

/** Finds the visits that a person does between two minutes since 1970. It reads nothing of who booked them. */
export async function findFedVisits(
  query: Queryable,
  professionalId: number,
  { from, until }: { from: number; until: number },
): Promise<FedVisit[]> {
  const { rows } = await sql<FedVisit>`
    select booking.title as store, string_agg(line.name, ', ' order by line.no) as services,
      min(line.from_min) as from_min, max(line.until_min) as until_min
    from visit_line line join booking on booking.id = line.booking_id
    where line.professional_id = ${professionalId} and line.from_min < ${until} and line.until_min > ${from}
      and booking.status = any(${fed}::smallint[])
    group by booking.id order by from_min`.execute(query)
  return rows
}
