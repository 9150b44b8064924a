import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { type HeldBy, isHeldBy } from '#server/modules/orders/holds/holder-repo.ts'
import type { Share } from '#server/modules/orders/sellable.ts'

/** The capacity of the date that some tickets are for, and the holds that somebody has on it. */
export async function shareOf(
  tx: Tx,
  ids: readonly number[],
  now: Date,
  by: HeldBy,
): Promise<Omit<Share, 'wanted'>> {
  const ofDate: RawBuilder<unknown> = sql`
    select id, capacity, most_per_order from ticket
    where date_id = (select date_id from ticket where id = ${ids[0] ?? 0})`
  const { rows: all } = await sql<{ stock: number; order: number }>`
    select coalesce(sum(capacity), 0)::integer as stock, coalesce(max(most_per_order), 0) as "order"
    from (${ofDate}) as type`.execute(tx)
  const { rows: held } = await sql<Share['held'][number]>`
    select hold.id as "holdId", sum(quantity)::integer as quantity, hold.booking_id is not null as "isOrdered"
    from hold join ticket_hold on ticket_hold.hold_id = hold.id
    where ${isHeldBy(by, now)} and ticket_id in (select id from (${ofDate}) as type)
    group by hold.id order by hold.created_at desc, hold.id`.execute(tx)
  return { stock: all[0]?.stock ?? 0, order: all[0]?.order ?? 0, held }
}
