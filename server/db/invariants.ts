import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/** By what must hold at any moment, the query that answers the rows that break it. */
export type Invariants = Readonly<Record<string, string>>

/** What must hold whatever is sold. */
export const invariants: Invariants = {
  'one language is the default': `select 'languages' as what where (select count(*) from language where is_default) <> 1`,
  'one row of versions': `select 'versions' as what where (select count(*) from app_version) <> 1`,
  'only lasting answers are remembered': `
    select owner || ' ' || key as what from idempotency
    where status in (409, 429) or status >= 500 or (reply->'success') is distinct from to_jsonb(status = 200)`,
  'a wallet holds what its entries say': `
    select slug as what from wallet w
    where balance_minor <> (select coalesce(sum(amount_minor), 0) from wallet_entry e where e.wallet_id = w.id)`,
  'a move gives what it takes': `
    select move_id::text as what from wallet_entry group by move_id having sum(amount_minor) <> 0`,
  'a move has one currency': `
    select e.move_id::text as what from wallet_entry e join wallet w on w.id = e.wallet_id
    group by e.move_id having count(distinct w.currency) > 1`,
  'a wallet holds what its lots hold': `
    select slug as what from wallet w where kind in ('wallet', 'cashback', 'bonus')
      and balance_minor <> (select coalesce(sum(left_minor), 0) from wallet_lot l where l.wallet_id = w.id)`,
  'what a booking took of a wallet it took of lots': `
    select b.reference as what from booking b
    join booking_part p on p.booking_id = b.id and p.source <> 'gift_card'
    where b.status <> 6 and p.amount_minor <> (
      select coalesce(sum(u.amount_minor - u.back_minor), 0) from lot_use u join wallet_lot l on l.id = u.lot_id
      where u.booking_id = b.id and l.wallet_id = p.wallet_id)`,
  'a business shows what its reviews come to': `
    select slug as what from business b left join business_review r on r.business_id = b.id
    group by b.id having rating_total <> coalesce(sum(rating), 0) or rating_count <> count(r.id)`,
  'nobody was let in but with a valid booking': `
    select b.reference as what from booking b
    where exists (select from admission a where a.booking_id = b.id) and b.status not in (3, 4)
      or b.status = 3 and not exists (select from admission a where a.booking_id = b.id)`,
  'a coupon counts its uses': `
    select code as what from coupon c where uses <> (select count(*) from coupon_use u where u.coupon_id = c.id)`,
  'a membership counts its uses': `
    select id::text as what from membership m
    where uses <> (select count(*) from membership_use u where u.membership_id = m.id)`,
  'a bill is paid by its parts': `
    select b.reference as what from booking b
    where (select coalesce(sum(amount_minor), 0) from booking_part p where p.booking_id = b.id) <> b.wallet_minor
      + (select coalesce(sum((line->>'amount')::bigint), 0) from jsonb_array_elements(b.bill_lines) line
        where line->>'code' in ('bonus_points', 'cashback', 'gift_card'))`,
  'no more goes back than came': `
    select r.booking_id::text as what from refund r left join payment p on p.id = r.payment_id
      left join booking_part s on s.booking_id = r.booking_id and s.source = r.source
    where case when r.source = 'card' then p.state <> 'paid'
        or (select sum(amount_minor) from refund o where o.payment_id = p.id) > p.amount_minor
      else r.change_no is null and r.amount_minor > coalesce(s.amount_minor, 0) end`,
  'a card paid what the bill says': `
    select b.reference as what from booking b
    where b.payment_mode = 'Online' and b.status not in (6, 8) and b.payable_minor - b.venue_minor
      <> (select coalesce(sum(amount_minor), 0) from payment p where p.booking_id = b.id and p.state = 'paid')
        - (select coalesce(sum(amount_minor), 0) from refund r where r.booking_id = b.id and r.source = 'card')`,
  'what waits for its payment is kept, and nothing else of a booking': `
    select b.reference as what from booking b left join hold h on h.booking_id = b.id
      left join booking_change c on c.booking_id = b.id and c.state = 'open'
    where b.status <> 8 and (c.id is null) <> (h.id is null)`,
  'a change paid online is made, or its money goes back': `
    select c.booking_id::text as what from booking_change c where case when c.state = 'done'
      then not exists (select from payment p where p.change_id = c.id and p.state = 'paid')
      else exists (select from payment p where p.change_id = c.id and p.state = 'paid' and p.amount_minor
        > (select coalesce(sum(r.amount_minor), 0) from refund r where r.payment_id = p.id)) end`,
  'nothing is left of a forgotten person': `
    select id::text as what from account where erased_at is not null and (name <> '' or disabled_at is null
      or coalesce(phone, email, pending_email, password_hash) is not null)`,
  'nothing a forgotten person wrote with an order is left': `
    select b.reference as what from booking b join account a on a.id = b.account_id
    where a.erased_at is not null and b.note <> ''
    union all
    select g.id::text from gift_card g join account a on a.id in (g.bought_by, g.account_id)
    where a.erased_at is not null and (g.recipient_name || g.recipient_email || g.message) <> ''`,
  'nothing a forgotten person wrote to others is left': `
    select i.reference as what from inquiry i join inquiry_message m on m.inquiry_id = i.id
    join account a on a.id = case m.side when 'asker' then i.account_id when 'other' then i.other_account_id end
    where a.erased_at is not null and m.text <> ''`,
  'a thread knows its last messages': `
    select i.reference as what from inquiry i left join lateral (
      select max(id) filter (where side = 'asker') as asker, max(id) filter (where side <> 'asker') as other
      from inquiry_message m where m.inquiry_id = i.id) last on true
    where last_from_asker <> coalesce(last.asker, 0) or last_from_other <> coalesce(last.other, 0)`,
}

export interface Broken {
  invariant: string
  what: string
}

/** Asks all of these; an empty list is what one wants to see. */
export async function brokenOf(query: Queryable, invariants: Invariants): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const [invariant, text] of Object.entries(invariants)) {
    const { rows } = await sql.raw<{ what: string }>(text).execute(query)
    broken.push(...rows.map(({ what }) => ({ invariant, what })))
  }
  return broken
}
