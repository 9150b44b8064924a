import { type SqlBool, sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable } from '#server/db/database.ts'

/**
 * Counts the visits since an instant to which a person did not come, or which they cancelled when not all of
 * the price was refunded any more.
 */
export async function countMissed(query: Queryable, account_id: number, since: Date): Promise<number> {
  const { missed } = await query
    .selectFrom('booking')
    .select((it) => it.fn.countAll<number>().as('missed'))
    .where('account_id', '=', account_id)
    .where('vertical', '=', 'services')
    .where('starts_at', '>', since)
    .where((it) =>
      it.or([
        it('no_show_at', 'is not', null),
        it.and([
          it('status', '=', bookingStatus.cancelled),
          it('cancel_reason', '=', 'customer'),
          sql<SqlBool>`exists (select from booking_event event where event.booking_id = booking.id
            and event.kind = 'cancelled' and (event.details->>'percent')::numeric < 100)`,
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return missed
}
