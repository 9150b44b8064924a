import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'
import { liveBalance } from '../repo.ts'

/** The kinds of wallets that are good at one business. */
export type BusinessWalletKind = 'cashback' | 'bonus'

interface Whose {
  accountId: number
  currency: string
  now: Date
}

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
    .select(['ending.left_minor as ending_minor', 'ending.expires_at as ending_at'])
    .where('wallet.account_id', '=', accountId)
    .where('wallet.currency', '=', currency)
}

/** A person's wallets of a kind, the newest first, from below `before`. */
export function listWallets(
  query: Queryable,
  of: Whose & { kind: BusinessWalletKind },
  { before, limit }: { before: number | undefined; limit: number },
) {
  const all = wallets(query, of).where('wallet.kind', '=', of.kind).orderBy('wallet.id', 'desc').limit(limit)
  return (before === undefined ? all : all.where('wallet.id', '<', before)).execute()
}

/** One of them; undefined where it is not theirs. */
export function findWallet(query: Queryable, of: Whose, slug: string) {
  return wallets(query, of)
    .where('wallet.kind', 'in', ['cashback', 'bonus'])
    .where('wallet.slug', '=', slug)
    .executeTakeFirst()
}

export type BusinessWalletRow = NonNullable<Awaited<ReturnType<typeof findWallet>>>

/** How much of a bill a wallet pays at its business, by vertical. */
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

/** What a person has in wallets, by kind, and in how many of them there is something. */
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

/** What a person has on cards that are good, and how many memberships. */
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

/** What of a person's ends before then, soonest first. */
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
