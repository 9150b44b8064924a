import { sql } from 'kysely'
import { bookingStatus, visited } from '#contract/status.ts'
import type { Queryable } from '#server/db/database.ts'
import { liveBalance } from '../repo.ts'

/** The kinds of wallets that are good at one business. */
export type BusinessWalletKind = 'cashback' | 'bonus'

interface Whose {
  accountId: number
  currency: string
  now: Date
}

/** The pending earnings of a wallet that is good at one business. */
const comingInto = sql<number>`(select coalesce(sum(e.amount_minor), 0)::bigint
  from earning e join booking b on b.id = e.booking_id
  where e.state = 'pending' and e.account_id = wallet.account_id and e.business_id = wallet.business_id
    and e.kind = wallet.kind and b.currency = wallet.currency
    and b.status in (${sql.join([bookingStatus.confirmed, ...visited])}))`

function wallets(query: Queryable, { accountId, currency, now }: Whose) {
  return query
    .selectFrom('wallet')
    .innerJoin('business', 'business.id', 'wallet.business_id')
    .leftJoinLateral(
      (it) =>
        it
          .selectFrom('wallet_lot')
          .select(['left_minor', 'expires_at'])
          .whereRef('wallet_id', '=', 'wallet.id')
          .where('left_minor', '>', 0)
          .where('expires_at', '>', now)
          .orderBy('expires_at')
          .limit(1)
          .as('ending'),
      (it) => it.onTrue(),
    )
    .select(['wallet.id', 'wallet.kind', 'wallet.slug', 'wallet.currency', 'wallet.business_id'])
    .select(liveBalance(now).as('balance_minor'))
    .select(['business.name as business_name', 'business.slug as business_slug'])
    .select(comingInto.as('coming_minor'))
    .select(['ending.left_minor as ending_minor', 'ending.expires_at as ending_at'])
    .where('wallet.account_id', '=', accountId)
    .where('wallet.currency', '=', currency)
}

/** Lists a person's wallets of a kind, the newest first, from below `before`. */
export function listWallets(
  query: Queryable,
  of: Whose & { kind: BusinessWalletKind },
  { before, limit }: { before: number | undefined; limit: number },
) {
  const all = wallets(query, of).where('wallet.kind', '=', of.kind).orderBy('wallet.id', 'desc').limit(limit)
  return (before === undefined ? all : all.where('wallet.id', '<', before)).execute()
}

/** Finds one wallet that is good at a business; undefined where it is not the person's. */
export function findWallet(query: Queryable, of: Whose, slug: string) {
  return wallets(query, of)
    .where('wallet.kind', 'in', ['cashback', 'bonus'])
    .where('wallet.slug', '=', slug)
    .executeTakeFirst()
}

export type BusinessWalletRow = NonNullable<Awaited<ReturnType<typeof findWallet>>>

/** Finds the rules by which a wallet pays a part of a bill at its business, by vertical. */
export async function findRules(query: Queryable, { kind, business_id }: BusinessWalletRow) {
  if (kind === 'bonus')
    return query
      .selectFrom('bonus_campaign')
      .select(['vertical', 'discount_percent as percent', 'discount_minor as most_minor'])
      .where('business_id', '=', business_id)
      .where('is_active', '=', true)
      .orderBy('vertical')
      .execute()
  return query
    .selectFrom('business_cashback')
    .select(['vertical', 'redeem_percent as percent', 'most_redeem_minor as most_minor'])
    .where('business_id', '=', business_id)
    .orderBy('vertical')
    .execute()
}

/** Sums up a person's wallets by kind, and counts those that hold something. */
export function sumWallets(query: Queryable, { accountId, currency, now }: Whose) {
  const balances = query
    .selectFrom('wallet')
    .select('kind')
    .select(liveBalance(now).as('balance'))
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .as('own')
  return query
    .selectFrom(balances)
    .select('kind')
    .select(sql<number>`sum(balance)::bigint`.as('total'))
    .select(sql<number>`count(*) filter (where balance > 0)`.as('count'))
    .groupBy('kind')
    .execute()
}

/** Sums up a person's current gift cards, and counts their memberships. */
export async function countHeld(query: Queryable, { accountId, currency, now }: Whose) {
  const { rows } = await sql<{ total: number; cards: number; memberships: number }>`
    select coalesce(sum(balance_minor), 0)::bigint as total, count(*) as cards, (
      select count(*) from membership
      where account_id = ${accountId}::bigint and expires_at > ${now}::timestamptz) as memberships
    from gift_card join wallet on wallet.id = gift_card.wallet_id
    where gift_card.account_id = ${accountId}::bigint and expires_at > ${now}::timestamptz
      and balance_minor > 0 and currency = ${currency}`.execute(query)
  return rows[0] ?? { total: 0, cards: 0, memberships: 0 }
}

interface Ending {
  kind: string
  slug: string
  name: string | null
  amount_minor: number
  expires_at: Date
}

/** Finds the lots and cards of a person that end before an instant, the soonest first. */
export async function findEnding(
  query: Queryable,
  { accountId, currency, now }: Whose,
  { until, most }: { until: Date; most: number },
): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select kind, slug, name, amount_minor, expires_at from (
      select w.kind, w.slug, w.business_id, l.left_minor as amount_minor, l.expires_at
      from wallet w join wallet_lot l on l.wallet_id = w.id and l.left_minor > 0
      where w.account_id = ${accountId}::bigint and w.currency = ${currency}
      union all
      select w.kind, w.slug, c.business_id, w.balance_minor, c.expires_at
      from gift_card c join wallet w on w.id = c.wallet_id
      where c.account_id = ${accountId}::bigint and w.currency = ${currency} and w.balance_minor > 0
    ) held left join (select id, name from business) b on b.id = held.business_id
    where expires_at > ${now}::timestamptz and expires_at <= ${until}::timestamptz
    order by expires_at, slug limit ${most}`.execute(query)
  return rows
}
