import { sql } from 'kysely'
import type { Week } from '#contract/place/schedule.ts'
import { writtenSpans } from '#contract/place/written-spans.ts'
import { standing } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'

/** Locks the stores where a person works, so that nobody is assigned there until the transaction ends. */
export async function lockStoresOf(tx: Tx, professionalId: number): Promise<void> {
  await sql`
    select from store where listing_id in (select store_id from staff where professional_id = ${professionalId})
    order by listing_id for update`.execute(tx)
}

/** Finds a store at which a person works. */
export async function findStoreOf(
  query: Queryable,
  professionalId: number,
  slug: string,
): Promise<number | undefined> {
  const found = query
    .selectFrom('staff')
    .innerJoin('listing', 'listing.id', 'staff.store_id')
    .select('staff.store_id')
    .where('staff.professional_id', '=', professionalId)
    .where('listing.slug', '=', slug)
  return (await found.executeTakeFirst())?.store_id
}

/** Sets the hours of a person at a store; null: whenever it is open. */
export async function setSchedule(
  tx: Tx,
  { professional_id, store_id }: { professional_id: number; store_id: number },
  week: Week | null,
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ schedule: week && JSON.stringify(week.map(writtenSpans)) })
    .where('professional_id', '=', professional_id)
    .where('store_id', '=', store_id)
    .execute()
}

export async function addAbsence(
  tx: Tx,
  absence: { professional_id: number; from_min: number; until_min: number },
): Promise<void> {
  await tx.insertInto('absence').values(absence).execute()
}

/**
 * Deletes the absences of a person that are not over, but for those of their own calendar. Answers how many.
 */
export async function dropAbsences(tx: Tx, professionalId: number, now: number): Promise<number> {
  const gone = await tx
    .deleteFrom('absence')
    .where('professional_id', '=', professionalId)
    .where('is_elsewhere', '=', false)
    .where('until_min', '>', now)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Finds the visits a person is to do between two minutes since 1970, in order. */
export function findVisitsOf(
  query: Queryable,
  professionalId: number,
  { from, until }: { from: number; until: number },
) {
  return query
    .selectFrom('visit_line')
    .innerJoin('booking', 'booking.id', 'visit_line.booking_id')
    .select(['booking.reference', 'booking.title', 'visit_line.name', 'visit_line.from_min'])
    .where('visit_line.professional_id', '=', professionalId)
    .where('visit_line.from_min', '<', until)
    .where('visit_line.until_min', '>', from)
    .where('booking.status', 'in', standing)
    .orderBy('visit_line.from_min')
    .orderBy('visit_line.booking_id')
    .execute()
}
