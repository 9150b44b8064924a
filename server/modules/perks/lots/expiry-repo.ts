import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { PerkWallet } from '../perk-path.ts'

interface Ending {
  account_id: number
  /** The key of the notification: the wallet, and the day on which the money ends. */
  subject: string
  kind: PerkWallet
  slug: string
  currency: string
  business: string | null
  amount_minor: number
  /** When the first of these lots ends. */
  ends_at: Date
}

/** Finds lots that end before an instant and of which their owner was not told, by wallet and day. */
export async function findUntoldEnding(
  tx: Tx,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select held.account_id, held.subject, w.kind, w.slug, w.currency, b.name as business,
      sum(held.amount_minor)::bigint as amount_minor, min(held.expires_at) as ends_at
    from (
      select w.account_id, l.wallet_id, l.left_minor as amount_minor, l.expires_at,
        'ends-' || l.wallet_id || '-' || to_char(l.expires_at at time zone 'UTC', 'YYYYMMDD') as subject
      from wallet_lot l join wallet w on w.id = l.wallet_id
      where l.left_minor > 0 and l.expires_at > ${now}::timestamptz and l.expires_at <= ${until}::timestamptz
      union all
      select c.account_id, c.wallet_id, w.balance_minor, c.expires_at,
        'ends-' || c.wallet_id || '-' || to_char(c.expires_at at time zone 'UTC', 'YYYYMMDD')
      from gift_card c join wallet w on w.id = c.wallet_id
      where w.balance_minor > 0 and c.account_id is not null
        and c.expires_at > ${now}::timestamptz and c.expires_at <= ${until}::timestamptz
    ) held join wallet w on w.id = held.wallet_id left join business b on b.id = w.business_id
    where not exists (
      select from account_event e
      where e.account_id = held.account_id and e.kind = 'expiring' and e.subject = held.subject)
    group by held.account_id, held.subject, w.id, b.id
    order by min(held.expires_at), w.id limit ${most}`.execute(tx)
  return rows
}
