import { type Insertable, sql } from 'kysely'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { findBusiness } from '../repo.ts'

export function listRules(query: Queryable) {
  return query
    .selectFrom('perk_rule')
    .innerJoin('business', 'business.id', 'perk_rule.business_id')
    .select(['business.slug', 'vertical', 'kind', 'percent', 'most_earned_minor', 'valid_days', 'is_active'])
    .orderBy('is_active', 'desc')
    .orderBy('business.slug')
    .orderBy('vertical')
    .orderBy('kind')
    .limit(1_000)
    .execute()
}

type Rule = Insertable<Tables['perk_rule']>
type Terms = Pick<Rule, 'vertical' | 'kind' | 'percent' | 'most_earned_minor' | 'valid_days'>

/** Writes a business's rule down and answers its name; undefined: there is no such business. */
export async function putRule(query: Queryable, slug: string, terms: Terms): Promise<string | undefined> {
  const business = await findBusiness(query, slug)
  if (!business) return undefined
  await query
    .insertInto('perk_rule')
    .values({ business_id: business.id, ...terms, least_paid_minor: null, wait_hours: 24 })
    .onConflict((it) =>
      it.columns(['business_id', 'vertical', 'kind']).doUpdateSet({ ...terms, is_active: true }),
    )
    .execute()
  return business.name
}

export async function stopRule(
  query: Queryable,
  { business, vertical, kind }: Pick<Rule, 'vertical' | 'kind'> & { business: string },
): Promise<boolean> {
  const stopped = await query
    .updateTable('perk_rule')
    .set({ is_active: false })
    .where('business_id', 'in', (it) => it.selectFrom('business').select('id').where('slug', '=', business))
    .where('vertical', '=', vertical)
    .where('kind', '=', kind)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return stopped.numUpdatedRows === 1n
}

const isReference = /^[0-9A-HJKMNP-TV-Z]{7,26}$/

/** Finds bookings by the end of their reference: one, none, or two where more than one ends like this. */
export async function findBookings(tx: Tx, typed: string) {
  const end = typed.toUpperCase()
  if (!isReference.test(end)) return []
  return tx
    .selectFrom('booking')
    .select(['id', 'reference', 'title', 'currency'])
    .where('reference', 'like', `%${end}`)
    .limit(2)
    .execute()
}

/** Finds the wallets that hold what a booking earned. */
export async function findWallets(tx: Tx, booking_id: number): Promise<number[]> {
  const found = await tx
    .selectFrom('earning')
    .innerJoin('wallet_lot', 'wallet_lot.id', 'earning.lot_id')
    .select('wallet_lot.wallet_id')
    .where('earning.booking_id', '=', booking_id)
    .execute()
  return found.map((it) => it.wallet_id)
}

interface Reversed {
  business_id: number
  amount_minor: number
  /** Null where it was not credited yet. */
  wallet_id: number | null
  /** The amount that was left of its lot. */
  left_minor: number
}

/** Empties the lots of what a booking earned, whose wallets are locked, and ends what was still to come. */
export async function reverse(tx: Tx, bookingId: number, now: Date): Promise<Reversed[]> {
  const { rows } = await sql<Reversed>`
    with undone as (
      update earning set state = case state when 'credited' then 'reversed' else 'void' end,
        reason = 'operator', settled_at = ${now}::timestamptz
      where booking_id = ${bookingId}::bigint and state in ('pending', 'credited')
      returning business_id, amount_minor, lot_id),
    lot as (
      select l.id, l.wallet_id, l.left_minor from wallet_lot l where l.id in (select lot_id from undone)),
    emptied as (update wallet_lot set left_minor = 0 from lot where wallet_lot.id = lot.id)
    select business_id, amount_minor, wallet_id, coalesce(left_minor, 0)::bigint as left_minor
    from undone left join lot on lot.id = undone.lot_id`.execute(tx)
  return rows
}
