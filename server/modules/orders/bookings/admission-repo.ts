import type { Queryable, Tx } from '#server/db/database.ts'

export function findAdmissions(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('admission')
    .select(['booking_id', 'number', 'admitted_at'])
    .where('booking_id', 'in', bookingIds)
    .execute()
}

/** Notes that a ticket was shown; false where it was shown before. */
export async function admit(
  tx: Tx,
  admission: { booking_id: number; number: number; admitted_at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('admission')
    .values(admission)
    .onConflict((it) => it.doNothing())
    .returning('number')
    .executeTakeFirst()
  return added !== undefined
}

export function findListingSlug(tx: Tx, id: number) {
  return tx.selectFrom('listing').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
}
