import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/** Invariants by their sentence, each with the query that finds the rows that break it. */
export type Invariants = Readonly<Record<string, string>>

/** The invariants that hold for every vertical. */
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
  'what is credited of a booking moved once': `
    select b.reference || ' ' || e.kind as what from earning e join booking b on b.id = e.booking_id
    where case when e.state in ('credited', 'reversed') then array[e.amount_minor] else '{}'::bigint[] end <> array(
      select t.amount_minor from wallet_move m join wallet_entry t on t.move_id = m.id
      join wallet w on w.id = t.wallet_id and w.kind = e.kind
      where m.reason = 'earned' and m.reference = b.reference)`,
  'what is given for a friend moved once': `
    select r.referred_id::text as what from referral_reward r where r.state = 'credited'
      and array[r.amount_minor] <> array(
        select t.amount_minor from wallet_entry t join wallet w on w.id = t.wallet_id
        where t.move_id = r.move_id and w.account_id = r.referrer_id)`,
  'a cancelled booking brings nothing': `
    select b.reference || ' ' || e.kind as what from earning e join booking b on b.id = e.booking_id
    where b.status = 6 and e.state in ('pending', 'credited')`,
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
    select coalesce(r.booking_id, r.purchase_id)::text as what from refund r left join payment p on p.id = r.payment_id
      left join booking_part s on s.booking_id = r.booking_id and s.source = r.source
    where case when r.source = 'card' then p.state <> 'paid'
        or (select sum(amount_minor) from refund o where o.payment_id = p.id) > p.amount_minor
      else r.change_no is null and r.amount_minor > coalesce(s.amount_minor, 0) end`,
  'a card paid what the bill says': `
    select b.reference as what from booking b
    where b.payment_mode = 'Online' and b.status not in (6, 8) and b.payable_minor - b.venue_minor
      <> (select coalesce(sum(amount_minor), 0) from payment p where p.booking_id = b.id and p.state = 'paid')
        - (select coalesce(sum(amount_minor), 0) from refund r where r.booking_id = b.id and r.source = 'card')`,
  'a deposit is paid when one orders': `
    select b.reference as what from booking b where b.status not in (6, 8) and least(b.deposit_minor, b.total_minor)
      > b.total_minor - case b.payment_mode when 'PAY_AT_VENUE' then b.payable_minor else b.venue_minor end`,
  'a purchase is had by who paid for it, and by nobody else': `
    select p.reference as what from purchase p left join gift_card g on g.purchase_id = p.id
      left join membership m on m.purchase_id = p.id left join wallet_lot l on l.purchase_id = p.id
    where (p.status = 4 and (p.refunded_at is null or p.kind = 'gift_card')) <>
      (case p.kind when 'gift_card' then g.id when 'membership' then m.id else l.id end is not null)`,
  'a card whose money went back is empty, and nobody’s': `
    select p.reference as what from purchase p join gift_card g on g.purchase_id = p.id
    join wallet w on w.id = g.wallet_id
    where p.refunded_at is not null and (w.balance_minor <> 0 or g.account_id is not null)`,
  'a purchase keeps what it costs, and no more': `
    select p.reference as what from purchase p
    where case when p.status = 4 and p.payment_mode = 'Online' and p.refunded_at is null then p.amount_minor else 0 end
      <> (select coalesce(sum(amount_minor), 0) from payment m where m.purchase_id = p.id and m.state = 'paid')
        - (select coalesce(sum(amount_minor), 0) from refund r where r.purchase_id = p.id and r.payout_id is null)`,
  'what a purchase took of lots stays taken until it is given back': `
    select p.reference as what from purchase p
    where p.payment_mode = 'WALLET' and p.refundable_until is not null and
      case when p.refunded_at is null then p.amount_minor else 0 end
      <> (select coalesce(sum(u.amount_minor - u.back_minor), 0) from lot_use u where u.purchase_id = p.id)`,
  'what is paid out leaves by what it came by': `
    select p.id::text as what from payout p
    where p.amount_minor <> (select coalesce(sum(amount_minor), 0) from refund r where r.payout_id = p.id)
      or p.amount_minor <> (select -sum(e.amount_minor) from wallet_entry e join wallet w on w.id = e.wallet_id
        where e.move_id = p.move_id and w.kind <> 'house')`,
  'what people put in themselves came, and is not on its way back': `
    select l.id::text as what from wallet_lot l where l.origin = 'top_up' and l.left_minor
      > (select coalesce(sum(amount_minor), 0) from payment m where m.purchase_id = l.purchase_id and m.state = 'paid')
        - (select coalesce(sum(amount_minor), 0) from refund r where r.purchase_id = l.purchase_id)`,
  'what gateways brought for purchases is in wallets': `
    select currency as what from (
      select currency, balance_minor as amount from wallet where slug like 'house-gateway-%'
      union all
      select currency, amount_minor from payment where purchase_id is not null and state = 'paid'
      union all
      select p.currency, -r.amount_minor from refund r join payment p on p.id = r.payment_id
      where r.purchase_id is not null
    ) it group by currency having sum(amount) <> 0`,
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
  'a forgotten person’s own money was paid out': `
    select a.id::text as what from account a join wallet w on w.account_id = a.id
    join wallet_lot l on l.wallet_id = w.id
    where a.erased_at is not null and l.origin = 'top_up' and l.left_minor > 0`,
  'nothing a forgotten person wrote with an order is left': `
    select b.reference as what from booking b join account a on a.id = b.account_id
    where a.erased_at is not null and b.note <> ''
    union all
    select g.id::text from gift g join account a on a.id = g.giver_id
    where a.erased_at is not null and (g.recipient_name || g.recipient_email || g.message) <> ''
    union all
    select p.reference from purchase p join account a on a.id = p.account_id
    where a.erased_at is not null and p.terms ? 'gift'`,
  'a gift card that is on its way is nobody’s': `
    select g.id::text as what from gift g join gift_card c on c.id = g.gift_card_id
    where g.claimed_at is null and g.taken_back_at is null and c.account_id is not null`,
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

/** Runs the queries. The list should be empty. */
export async function brokenOf(query: Queryable, invariants: Invariants): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const [invariant, text] of Object.entries(invariants)) {
    const { rows } = await sql.raw<{ what: string }>(text).execute(query)
    broken.push(...rows.map(({ what }) => ({ invariant, what })))
  }
  return broken
}
