// Long: one table breaks every invariant.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Queryable } from '#server/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import {
  collectsLate,
  comesLate,
  proposed,
  taken,
  takenTwice,
  unitTaken,
  unitTakenTwice,
  visited,
} from '#tests/support/planted-visits.ts'
import { brokenInvariants, invariants } from './invariants.ts'

let opened: TestDatabase
let query: Queryable
beforeAll(async () => {
  opened = await openTestDatabase()
  query = opened.database.query
  await sql`insert into account (name, created_at) values ('Amira', now())`.execute(query)
})
beforeEach(async () => {
  expect(await brokenInvariants(query)).toEqual([])
})
afterAll(() => opened.close())

/** The invariants that are broken after a statement, which is rolled back. */
async function foundAfter(statement: string): Promise<string[]> {
  const undo = new Error('undo')
  let found: string[] = []
  await opened.database
    .transaction(async (tx) => {
      await sql.raw(statement).execute(tx)
      found = (await brokenInvariants(tx)).map((it) => it.invariant)
      throw undo
    })
    .catch((error) => {
      if (error !== undo) throw error
    })
  return found
}

const remembered = (status: number, reply: string) => `
  insert into idempotency (owner, key, call, request_hash, status, reply, created_at)
  select id, 'a key', 'a call', decode(repeat('00', 32), 'hex'), ${status}, '${reply}', now() from account`

const oneDefault = 'one language is the default'
const oneVersion = 'one row of versions'
const lasting = 'only lasting answers are remembered'

const balance = 'a wallet holds what its entries say'
const even = 'a move gives what it takes'
const oneCurrency = 'a move has one currency'
const inLots = 'a wallet holds what its lots hold'
const ofLots = 'what a booking took of a wallet it took of lots'
const dateShown = 'a listing shows the date of its event'
const forgotten = 'nothing is left of a forgotten person'

const moved = (amount: number, balanceOf: number, { inLots = balanceOf, currency = 'USD' } = {}) => `
  with w as (insert into wallet (kind, account_id, slug, currency, balance_minor, created_at)
      select 'wallet', id, 'w', '${currency}', ${balanceOf}, now() from account returning id),
    lot as (insert into wallet_lot (wallet_id, origin, given_minor, left_minor, created_at)
      select id, 'welcome', ${inLots}, ${inLots}, now() from w),
    h as (insert into wallet (kind, slug, currency, balance_minor, created_at)
      values ('house', 'h', 'USD', -5, now()) returning id),
    m as (insert into wallet_move (reason, created_at) values ('gift', now()) returning id)
  insert into wallet_entry (move_id, wallet_id, amount_minor)
  select m.id, w.id, ${amount}::bigint from m, w union all select m.id, h.id, -5 from m, h`
const dated = (moved: string) => `
  with l as (insert into listing (vertical, slug, title, cover_image, cover_color, currency, latitude, longitude,
        time_zone, address, starts_at, ends_at, created_at)
      select 'events', 'brass', 'Brass', '/a', '#aabbcc', 'USD', 0, 0, 'UTC', '', at, at + interval '1 hour', at
      from (select timestamptz '2026-06-01' as at) as it returning id, starts_at, ends_at),
    d as (insert into event_date (listing_id, starts_at, ends_at)
      select id, starts_at, ends_at + interval '${moved}' from l returning id, listing_id)
  insert into event (listing_id, date_id) select listing_id, id from d`
const noOversale = 'no more is booked than is sold'
const couponUses = 'a coupon counts its uses'
const memberUses = 'a membership counts its uses'
const parts = 'a bill is paid by its parts'
const letIn = 'nobody was let in but with a valid booking'
const forgottenNotes = 'nothing a forgotten person wrote with an order is left'
const wayBack = 'no more goes back than came'
const cardPaid = 'a card paid what the bill says'
const depositPaid = 'a deposit is paid when one orders'
const onlyKept = 'what waits for its payment is kept, and nothing else of a booking'
const changePaid = 'a change paid online is made, or its money goes back'
/** A booking of two tickets, with `sold` of them counted as sold. */
const booked = (sold: number, wallet: number, more: string, note = '') => `
  with l as (insert into listing (vertical, slug, title, cover_image, cover_color, currency, latitude, longitude,
        time_zone, address, created_at)
      values ('events', 'brass', 'Brass', '/a', '#aabbcc', 'USD', 0, 0, 'UTC', '', now()) returning id),
    d as (insert into event_date (listing_id, starts_at, ends_at)
      select id, now(), now() + interval '1 hour' from l returning id),
    t as (insert into ticket (date_id, name, price_minor, capacity, sold, most_per_order)
      select id, 'A', 5, 10, ${sold}, 9 from d returning id),
    b as (insert into booking (reference, account_id, vertical, listing_id, title, starts_at, ends_at, status,
        payment_mode, currency, subtotal_minor, total_minor, wallet_minor, payable_minor, full_refund_until,
        part_refund_until, part_refund_percent, note, created_at)
      select repeat('0', 26), a.id, 'events', l.id, 'Brass', now(), now() + interval '1 hour', 2, 'WALLET', 'USD',
        10, 10, ${wallet}, ${10 - wallet}, now(), now(), 0, '${note}', now() from account a, l returning id, account_id),
    k as (insert into ticket_booking (booking_id, ticket_id, name, quantity, price_minor)
      select b.id, t.id, 'A', 2, 5 from b, t)${more}
  select 1`
/** Pays ten of a booking out of a wallet, `ofLot` of that out of a lot. */
const paidBy = (ofLot: number) => `,
    w as (insert into wallet (kind, account_id, slug, currency, created_at)
      select 'wallet', account_id, 'w', 'USD', now() from b returning id),
    lot as (insert into wallet_lot (wallet_id, origin, given_minor, left_minor, created_at)
      select id, 'welcome', 10, 0, now() from w returning id),
    used as (insert into lot_use (booking_id, lot_id, amount_minor) select b.id, lot.id, ${ofLot} from b, lot),
    part as (insert into booking_part (booking_id, source, wallet_id, amount_minor)
      select b.id, 'wallet', w.id, 10 from b, w)`
const couponed = (uses: number) => `,
    c as (insert into coupon (code, descriptions, discount_percent, currency, uses, created_at)
      values ('TEN', '{"en": "Ten"}', 10, 'USD', ${uses}, now()) returning id),
    u as (insert into coupon_use (booking_id, coupon_id, account_id, created_at)
      select b.id, c.id, b.account_id, now() from b, c)`
const member = (uses: number) => `,
    mc as (insert into membership_campaign (titles, descriptions, price_minor, currency, validity_days, discount_percent)
      values ('{"en": "M"}', '{"en": "M"}', 5, 'USD', 5, 5) returning id),
    m as (insert into membership (account_id, campaign_id, price_minor, discount_percent, uses, starts_at, expires_at,
        created_at)
      select b.account_id, mc.id, 5, 5, ${uses}, now(), now() + interval '1 day', now() from b, mc returning id),
    mu as (insert into membership_use (booking_id, membership_id, amount_minor, created_at)
      select b.id, m.id, 1, now() from b, m)`
const paidBack = (state: string, amount: number) => `,
    p as (insert into payment (booking_id, reference, gateway, gateway_id, page_url, amount_minor, currency, state,
        pay_until, created_at, settled_at)
      select id, 'p', 'g', 'i', '/', 10, 'USD', '${state}', now(), now(), now() from b returning id),
    r as (insert into refund (booking_id, source, payment_id, amount_minor, state, created_at)
      select b.id, 'card', p.id, ${amount}, 'pending', now() from b, p)`
/** Refunds a booking twice: for a change, and at its end. */
const paidBackTwice = (first: number, second: number) => `${paidBack('paid', first)},
    o as (insert into refund (booking_id, source, payment_id, change_no, amount_minor, state, created_at)
      select b.id, 'card', p.id, 1, ${second}, 'pending', now() from b, p)`
/** A booking of ten payable online, `atPlace` of that at the place; a payment card has paid ten. */
const paidByCard = (atPlace: number) => `
  ${booked(2, 0, paidBack('paid', 3))};
  delete from refund; update booking set payment_mode = 'Online', venue_minor = ${atPlace}`
/** A booking of ten with a deposit of four, paid by a method, `atPlace` of it at the place. */
const withDeposit = (method: string, atPlace: number) => `
  ${booked(2, 0, '')};
  update booking set payment_mode = '${method}', deposit_minor = 4, venue_minor = ${atPlace}`
/** A change of the booking to be paid online, in a given state. */
const changed = (state: string, more: string) => `,
    c as (insert into booking_change (booking_id, change_no, wanted, starts_at, ends_at, total_minor,
        amount_minor, state, pay_until, created_at)
      select id, 1, '{}', now(), now() + interval '1 hour', 10, 10, '${state}', now(), now() from b returning id)${more}`
const kept = `,
    h as (insert into hold (id, vertical, booking_id, created_at, expires_at)
      select repeat('h', 22), 'rentals', id, now(), now() from b)`
const paidChange = `,
    p as (insert into payment (booking_id, change_id, reference, gateway, gateway_id, page_url, amount_minor, currency,
        state, pay_until, created_at, settled_at)
      select b.id, c.id, 'p', 'g', 'i', '/', 10, 'USD', 'paid', now(), now(), now() from b, c)`
const onItsWay = 'a gift card that is on its way is nobody’s'
const bought = 'a purchase is had by who paid for it, and by nobody else'
const keepsCost = 'a purchase keeps what it costs, and no more'
const brought = 'what gateways brought for purchases is in wallets'
/** A gift card for ten that somebody buys, in a given status. */
const purchased = (status: number, more = '') => `
  with p as (insert into purchase (reference, account_id, kind, title, terms, amount_minor, currency, payment_mode, status,
        pay_until, created_at, settled_at)
      select repeat('0', 26), id, 'gift_card', 'Card', '{}', 10, 'USD', 'Online', ${status}, now(), now(), now() from account
      returning id)${more}
  select 1`
const paidFor = `,
    m as (insert into payment (purchase_id, reference, gateway, gateway_id, page_url, amount_minor, currency, state,
        pay_until, created_at, settled_at)
      select id, 'p', 'g', 'i', '/', 10, 'USD', 'paid', now(), now(), now() from p returning id, purchase_id)`
const paidForAndBack = `${paidFor},
    r as (insert into refund (purchase_id, source, payment_id, amount_minor, state, created_at)
      select purchase_id, 'card', id, 10, 'pending', now() from m)`
const paidOutLeaves = 'what is paid out leaves by what it came by'
const ownCame = 'what people put in themselves came, and is not on its way back'
const backIsEmpty = 'a card whose money went back is empty, and nobody’s'
/** A gift card that was given back, and whose it is now. */
const givenBack = (whose: string) => `
  ${purchased(4, paidForAndBack)};
  update purchase set refundable_until = now() + interval '1 day', refunded_at = now();
  with w as (insert into wallet (kind, slug, currency, created_at) values ('gift_card', 'g', 'USD', now()) returning id)
  insert into gift_card (wallet_id, account_id, purchase_id, code_hash, code_end, pin_hash, expires_at, created_at)
    select w.id, ${whose}, p.id, decode(repeat('00', 32), 'hex'), 'ABCD', decode(repeat('00', 32), 'hex'),
      now() + interval '1 day', now() from w, purchase p, account a`
const purchaseLots = 'what a purchase took of lots stays taken until it is given back'
const ofWallet = `${purchased(4)};
  update purchase set kind = 'membership', payment_mode = 'WALLET', refundable_until = now() + interval '1 day'`
const ownPaidOut = 'a forgotten person’s own money was paid out'
/** A top-up of ten, of which `left` is still in the wallet. */
const toppedUp = (left: number, more: string) => `
  ${purchased(4)}; update purchase set kind = 'top_up';
  insert into payment (purchase_id, reference, gateway, gateway_id, page_url, amount_minor, currency, state, pay_until,
      created_at, settled_at)
    select id, 'p', 'g', 'i', '/', 10, 'USD', 'paid', now(), now(), now() from purchase;
  insert into wallet (kind, account_id, slug, currency, balance_minor, created_at)
    select 'wallet', id, 'w', 'USD', 10, now() from account
    union all select 'house', null, 'house-gateway-usd', 'USD', -10, now();
  insert into wallet_move (reason, created_at) values ('top_up', now());
  insert into wallet_entry (move_id, wallet_id, amount_minor)
    select m.id, w.id, w.balance_minor from wallet_move m, wallet w;
  insert into wallet_lot (wallet_id, origin, purchase_id, given_minor, left_minor, created_at)
    select w.id, 'top_up', p.id, 10, ${left}, now() from wallet w, purchase p where w.kind = 'wallet';
  ${more}`
/** A payout of four out of a top-up, of which `refunded` is on its way. */
const paidOut = (refunded: number) => `
  with m as (insert into wallet_move (reason, created_at) values ('payout', now()) returning id),
    e as (insert into wallet_entry (move_id, wallet_id, amount_minor)
      select m.id, w.id, case w.kind when 'house' then 4 else -4 end from m, wallet w)
  insert into payout (account_id, amount_minor, currency, move_id, created_at)
    select a.id, 4, 'USD', m.id, now() from account a, m;
  update wallet set balance_minor = balance_minor + case kind when 'house' then 4 else -4 end;
  insert into refund (purchase_id, source, payment_id, payout_id, amount_minor, state, created_at)
    select m.purchase_id, 'card', m.id, o.id, ${refunded}, 'pending', now() from payment m, payout o`
const rewardedOnce = 'what is given for a friend moved once'
/** A reward of five to the referrer of the person who booked, of which `amount` is written down. */
const rewarded = (amount: number) => `
  ${booked(2, 0, '')};
  insert into account (name, created_at) values ('Noah', now());
  insert into wallet (kind, account_id, slug, currency, balance_minor, created_at)
    select 'wallet', id, 'w', 'USD', 5, now() from account where name = 'Noah'
    union all select 'house', null, 'h', 'USD', -5, now();
  insert into wallet_move (reason, created_at) values ('referral', now());
  insert into wallet_entry (move_id, wallet_id, amount_minor)
    select m.id, w.id, w.balance_minor from wallet_move m, wallet w;
  insert into wallet_lot (wallet_id, origin, given_minor, left_minor, created_at)
    select id, 'referral', 5, 5, now() from wallet where kind = 'wallet';
  insert into referral_reward (referred_id, referrer_id, booking_id, amount_minor, currency, state, move_id, created_at)
    select b.account_id, n.id, b.id, ${amount}, 'USD', 'credited', m.id, now()
    from booking b, account n, wallet_move m where n.name = 'Noah'`
/** A gift card on its way to somebody; `isTheirs` says whether the giver still has it. */
const given = (isTheirs: boolean) => `
  with w as (insert into wallet (kind, slug, currency, created_at) values ('gift_card', 'g', 'USD', now()) returning id),
    c as (insert into gift_card (wallet_id, account_id, code_hash, code_end, pin_hash, expires_at, created_at)
      select w.id, case when ${isTheirs} then a.id end, decode(repeat('00', 32), 'hex'), 'ABCD',
        decode(repeat('00', 32), 'hex'), now() + interval '1 day', now() from w, account a returning id)
  insert into gift (gift_card_id, giver_id, recipient_name, recipient_email, message, amount_minor, language, created_at)
    select c.id, a.id, 'Noah', 'n@example.com', '', 10, 'en', now() from c, account a`
const admitted = `,
    i as (insert into admission (booking_id, number, admitted_at) select id, 1, now() from b)`
const gone = `,
    f as (update account set name = '', erased_at = now(), disabled_at = now())`
const erased = (more: string) => `update account set name = '', erased_at = now() ${more}`

const creditedOnce = 'what is credited of a booking moved once'
const cancelledBringsNothing = 'a cancelled booking brings nothing'
/** An earning of five from a booking, with a number of moves into the wallet. */
const broughtBack = (state: string, moves: number, more = 'select 1') => `
  ${booked(2, 0, '')};
  insert into business (slug, name, mark) values ('b', 'B', '/b');
  insert into wallet (kind, account_id, business_id, slug, currency, balance_minor, created_at)
    select 'cashback', account.id, business.id, 'c', 'USD', ${5 * moves}, now() from account, business
    union all select 'house', null, null, 'h', 'USD', ${-5 * moves}, now();
  insert into wallet_move (reason, reference, created_at)
    select 'earned', reference, now() from booking, generate_series(1, ${moves});
  insert into wallet_entry (move_id, wallet_id, amount_minor)
    select m.id, w.id, case w.kind when 'house' then -5 else 5 end from wallet_move m, wallet w;
  insert into wallet_lot (wallet_id, origin, given_minor, left_minor, created_at)
    select w.id, 'earned', 5, 5, now() from wallet w, generate_series(1, ${moves}) where w.kind = 'cashback';
  insert into earning (booking_id, kind, account_id, business_id, percent, wait_hours, basis_minor, amount_minor, due_at,
      state, move_id, lot_id)
    select booking.id, 'cashback', account_id, business.id, 50, 24, 10, 5, now(), '${state}', m.id, l.id
    from booking, business left join (select max(id) as id from wallet_move) m on '${state}' = 'credited'
      left join (select max(id) as id from wallet_lot) l on '${state}' = 'credited';
  ${more}`
const cancelIt = `update ticket set sold = 0;
  update booking set status = 6, cancel_reason = 'customer', cancelled_at = now()`

const letTwice = 'no rental is let twice at one time'
const isTheirs = 'who has booked a rental has it'
const businessRating = 'a business shows what its reviews come to'
const days = (from: number, until: number) =>
  `tstzrange('2026-06-01'::timestamptz + ${from} * interval '1 day', '2026-06-01'::timestamptz + ${until} * interval '1 day')`
/** A rental booked for the first two days of June, with a given stay. */
const rented = (status: number, stay: string) => `
  with l as (insert into listing (vertical, kind, slug, title, cover_image, cover_color, currency, latitude, longitude,
        time_zone, address, created_at)
      values ('rentals', 'vehicle', 'van', 'Van', '/a', '#aabbcc', 'USD', 0, 0, 'UTC', '', now()) returning id)
  insert into rental (listing_id) select id from l;
  insert into booking (reference, account_id, vertical, listing_id, title, starts_at, ends_at, status, payment_mode,
      currency, subtotal_minor, total_minor, wallet_minor, payable_minor, full_refund_until, part_refund_until,
      part_refund_percent, cancel_reason, cancelled_at, created_at)
    select repeat('0', 26), a.id, 'rentals', l.id, 'Van', '2026-06-01', '2026-06-03', ${status}, 'WALLET', 'USD', 0, 0,
      0, 0, now(), now(), 0, ${status === 6 ? "'customer', now()" : 'null, null'}, now() from account a, listing l;
  ${stay}`
const stay = (during: string) =>
  `insert into stay (listing_id, during, booking_id) select listing_id, ${during}, id from booking;`
const twice = `alter table stay drop constraint stay_no_overlap; ${stay(days(0, 2))}
  insert into stay (listing_id, during) select listing_id, ${days(1, 3)} from rental`
const drivesTwice = 'nobody drives to two places at one time'
const drivesFor = 'nobody drives for a booking that is over or not paid, nor to where it does not say'
const drives = `insert into courier_drive (courier_id, during, booking_id)
  select courier.id, tstzrange(from_at, until_at), booking_id from courier, booking_handover;`
/** A rental that is brought to an address, by somebody who drives there. */
const delivered = (status: number, more: string) => `
  ${rented(status, status === 6 ? '' : stay(days(0, 2)))}
  insert into business (slug, name, mark) values ('b', 'B', '/b');
  insert into courier (business_id, name) select id, 'Noor' from business;
  insert into booking_handover (booking_id, leg, kind, address, from_at, until_at, contact_name, contact_phone, fee_minor)
    select id, 'pickup', 'address', 'Weir Lane 7', starts_at, starts_at + interval '1 hour', 'Amira', '+1', 0 from booking;
  ${drives} ${more}`
const rated = (total: number) => `
  insert into business (slug, name, mark, rating_total, rating_count) values ('b', 'B', '/b', ${total}, 1);
  ${rented(2, stay(days(0, 2)))}
  insert into business_review (business_id, booking_id, rating, created_at, updated_at)
    select business.id, booking.id, 45, now(), now() from business, booking`

const wroteToOthers = 'nothing a forgotten person wrote to others is left'
const lastMessages = 'a thread knows its last messages'
/** An inquiry with one message; `knows` says whether its thread counts that message. */
const asked = (knows: boolean, more: string) => `
  insert into listing (vertical, slug, title, cover_image, cover_color, currency, latitude, longitude, time_zone,
      address, created_at) values ('places', 'pier', 'Pier', '/a', '#aabbcc', 'USD', 0, 0, 'UTC', '', now());
  insert into inquiry (reference, listing_id, account_id, other_name, kind, secret_hash, secret_until, last_at, created_at)
    select repeat('r', 22), l.id, a.id, '', 'question', decode(repeat('00', 32), 'hex'), now(), now(), now()
    from account a, listing l;
  insert into inquiry_message (inquiry_id, side, text, created_at) select id, 'asker', 'Hello', now() from inquiry;
  update inquiry set last_from_asker = (select max(id) from inquiry_message) where ${knows};
  ${more}`

const daysKnown = 'a place knows whether it has days unlike their weekday'
const ownHoliday = 'a holiday is one of its place’s region'
const saidOnce = 'who booked nothing says one thing of a listing'
/** A bar in the Azores, which may have special days. */
const bar = (hasDays: boolean, more: string) => `
  insert into listing (vertical, slug, title, cover_image, cover_color, currency, latitude, longitude, time_zone,
      address, created_at)
    values ('places', 'bar', 'Bar', '/a', '#aabbcc', 'USD', 0, 0, 'UTC', '', now());
  insert into place (listing_id, region, has_days) select id, 'azores', ${hasDays} from listing;
  ${more}`
const barDay = (isHoliday: boolean) =>
  `insert into place_day (listing_id, day, is_holiday) select id, '2026-06-05', ${isHoliday} from listing;`
const holidayOf = (region: string) =>
  `insert into holiday (region, day, names) values ('${region}', '2026-06-05', '{"en": "Day"}');`
const saidTwice = (rule: string) => `${rule};
  insert into review (listing_id, account_id, rating, created_at, updated_at)
    select listing.id, account.id, 50, now(), now() from listing, account, generate_series(1, 2)`

const announces = 'what announces is an announcement, and what it stands for is none'

const storesAre = 'a store is a listing of services, and who works there one of its professionals'
const worksThere = 'who does something at a store works there'
const addsItsOwn = 'what can be added to a service is of its store'
const leastPrice = 'a store is found by what the least of its services costs'
/** A salon where hair is cut for ten, with a professional of a given kind, found under a given price. */
const salon = (kind: string, price: number, more = '') => `
  insert into listing (vertical, kind, slug, title, cover_image, cover_color, currency, price_minor, latitude,
      longitude, time_zone, address, created_at)
    select 'services', it.kind, it.slug, it.slug, '/a', '#aabbcc', 'USD', it.price, 0, 0, 'UTC', '', now()
    from (values ('', 'salon', ${price}), ('${kind}', 'wren', null)) as it(kind, slug, price);
  insert into store (listing_id) select id from listing where slug = 'salon';
  insert into staff (store_id, professional_id)
    select listing_id, listing.id from store, listing where slug = 'wren';
  insert into store_service (store_id, name, duration, price_minor) select listing_id, 'Cut', 30, 1000 from store;
  insert into staff_service (service_id, professional_id, price_minor)
    select store_service.id, professional_id, 1500 from store_service, staff;
  ${more}`

const elsewhere = `
  insert into listing (vertical, slug, title, cover_image, cover_color, currency, latitude, longitude, time_zone,
      address, created_at)
    values ('services', 'elsewhere', 'Elsewhere', '/a', '#aabbcc', 'USD', 0, 0, 'UTC', '', now());
  insert into store (listing_id) select id from listing where slug = 'elsewhere';`
const addedElsewhere = `${elsewhere}
  insert into addon (store_id, name, duration, price_minor)
    select id, 'Towel', 10, 500 from listing where slug = 'elsewhere';
  insert into service_addon select store_service.id, addon.id from store_service, addon;`

const addChair = (slug: string) =>
  `insert into resource (store_id, kind, name) select id, 'chair', 'Chair' from listing where slug = '${slug}';`
const needsChair = `update store_service set needs = '{chair}';`
const hasNeeds = 'what a service needs its store has, and visits take what is of their store'
const noUnitTwice = 'no unit of a resource is taken by two visits at one time'

const nobodyTwice = 'nobody is taken by two visits at one time'
const hasPeople = 'a visit has its people for all of their work, and one that is over or not paid has nobody'
const heldForProposal =
  'a time is held for a proposal as long as it is open, and an answer is asked for just as long'
const inARow = 'the services of a visit follow each other, from its beginning to its end'
const collectedFirst = 'what is collected is collected first and brought back last'
const comesThen = 'whoever comes to an address for a visit comes when it is, and for one that is done there'
const visit = (status: number, more: string) => salon('professional', 1000, visited(status, more))

const planted: [string, string, string[]][] = [
  ['no language is the default', 'update language set is_default = false', [oneDefault]],
  ['there is no row of versions', 'delete from app_version', [oneVersion]],
  ['a conflict is remembered', remembered(409, '{"success": false}'), [lasting]],
  ['an overload is remembered', remembered(429, '{"success": false}'), [lasting]],
  ['a failure of ours is remembered', remembered(500, '{"success": false}'), [lasting]],
  ['a refusal is remembered as a success', remembered(200, '{"success": false}'), [lasting]],
  ['a success is remembered as a refusal', remembered(422, '{"success": true}'), [lasting]],
  ['an answer is remembered that says neither', remembered(200, '{}'), [lasting]],
  ['a success is remembered', remembered(200, '{"success": true}'), []],
  ['money comes out of nothing', moved(7, 7), [even]],
  ['a balance was written by hand', moved(5, 6), [balance]],
  ['money becomes other money', moved(5, 5, { currency: 'EUR' }), [oneCurrency]],
  ['more is given than its lots say', moved(5, 5, { inLots: 4 }), [inLots]],
  ['money moves', moved(5, 5), []],
  ['an event ends later than its listing says', dated('1 minute'), [dateShown]],
  ['an event is when its listing says', dated('0'), []],
  ['a forgotten person can log in', erased(', disabled_at = null'), [forgotten]],
  [
    'the phone of a forgotten person is kept',
    erased(", disabled_at = now(), phone = '+15550100'"),
    [forgotten],
  ],
  ['somebody is forgotten', erased(', disabled_at = now()'), []],
  ['two are booked and one is sold', booked(1, 0, ''), [noOversale]],
  ['two are booked and sold', booked(2, 0, ''), []],
  ['a use of a coupon is not counted', booked(2, 0, couponed(0)), [couponUses]],
  ['a use of a coupon is counted', booked(2, 0, couponed(1)), []],
  ['a use of a membership is counted twice', booked(2, 0, member(2)), [memberUses]],
  ['a wallet paid, and nobody knows which', booked(2, 10, ''), [parts]],
  ['nobody knows of which lots a wallet paid', booked(2, 10, paidBy(9)), [ofLots]],
  ['a wallet paid', booked(2, 10, paidBy(10)), []],
  ['somebody was let in, and the booking does not say so', booked(2, 0, admitted), [letIn]],
  ['a forgotten person’s note is kept', booked(2, 0, gone, 'ring twice'), [forgottenNotes]],
  ['a forgotten person’s booking is kept', booked(2, 0, gone), []],
  ['more goes back than was paid', booked(2, 0, paidBack('paid', 11)), [wayBack]],
  ['what never came goes back', booked(2, 0, paidBack('declined', 1)), [wayBack]],
  ['more goes back in two moves than was paid', booked(2, 0, paidBackTwice(6, 5)), [wayBack, wayBack]],
  ['it goes back in two moves', booked(2, 0, paidBackTwice(6, 4)), []],
  ['a card paid what is paid at the place', paidByCard(4), [cardPaid]],
  ['nobody paid the deposit', withDeposit('PAY_AT_VENUE', 0), [depositPaid]],
  ['a part of the deposit is left to the place', withDeposit('WALLET', 7), [depositPaid]],
  ['what is left to the place is no part of the deposit', withDeposit('WALLET', 6), []],
  ['a card paid what is payable', paidByCard(0), []],
  ['what was paid goes back', booked(2, 0, paidBack('paid', 10)), []],
  ['other times wait for their payment, and are not kept', booked(2, 0, changed('open', '')), [onlyKept]],
  ['other times are kept that nobody waits for', booked(2, 0, changed('ended', kept)), [onlyKept]],
  ['other times wait for their payment', booked(2, 0, changed('open', kept)), []],
  ['a change was made that nobody paid', booked(2, 0, changed('done', '')), [changePaid]],
  ['a change was paid and not made', booked(2, 0, changed('ended', paidChange)), [changePaid]],
  ['a change was paid and made', booked(2, 0, changed('done', paidChange)), []],
  ['a purchase is done, and nobody has what was bought', purchased(4), [bought, keepsCost]],
  ['a purchase has ended, and its money stays', purchased(6, paidFor), [keepsCost, brought]],
  ['a purchase has ended, and its money goes back', purchased(6, paidForAndBack), []],
  ['a card was given back, and somebody has it', givenBack('a.id'), [backIsEmpty]],
  ['a card was given back', givenBack('null'), []],
  ['a wallet paid for a purchase, and nobody knows of which lots', ofWallet, [bought, purchaseLots]],
  ['a forgotten person has money of their own', toppedUp(10, erased(', disabled_at = now()')), [ownPaidOut]],
  [
    'money that was put in is paid out, and less of it leaves',
    toppedUp(6, paidOut(3)),
    [paidOutLeaves, brought],
  ],
  ['money that was put in is paid out, and stays in its lot', toppedUp(10, paidOut(4)), [inLots, ownCame]],
  ['money that was put in is paid out', toppedUp(6, paidOut(4)), []],
  ['a friend brought another amount than is written down', rewarded(6), [rewardedOnce]],
  ['a friend brought what is written down', rewarded(5), []],
  ['a gift card is on its way, and somebody has it', given(true), [onItsWay]],
  ['a gift card is on its way', given(false), []],
  ['a rental is let twice', rented(2, twice), [letTwice]],
  ['a booked rental is not taken', rented(2, 'select 1'), [isTheirs]],
  ['it is taken for another time', rented(2, stay(days(0, 3))), [isTheirs]],
  ['it is taken for who has cancelled', rented(6, stay(days(0, 2))), [isTheirs]],
  ['it is taken by who has booked it', rented(2, stay(days(0, 2))), []],
  [
    'somebody drives twice',
    delivered(2, `alter table courier_drive drop constraint courier_drive_no_overlap; ${drives}`),
    [drivesTwice],
  ],
  ['somebody drives for who has cancelled', delivered(6, ''), [drivesFor]],
  [
    'somebody drives on another day',
    delivered(2, `update courier_drive set during = ${days(5, 6)}`),
    [drivesFor],
  ],
  ['somebody drives for who has booked', delivered(2, ''), []],
  ['a business shows more stars than it was given', rated(50), [businessRating]],
  ['a business shows its stars', rated(45), []],
  ['a thread does not know what was written last', asked(false, 'select 1'), [lastMessages]],
  ['a thread knows what was written last', asked(true, 'select 1'), []],
  ['words of a forgotten person are kept', asked(true, erased(', disabled_at = now()')), [wroteToOthers]],
  ['a day is passed over', bar(false, barDay(false)), [daysKnown]],
  ['days are looked for that there are not', bar(true, ''), [daysKnown]],
  ['a day is unlike its weekday', bar(true, barDay(false)), []],
  ['a holiday is another region’s', bar(true, barDay(true) + holidayOf('madeira')), [ownHoliday]],
  ['a holiday is everywhere’s', bar(true, barDay(true) + holidayOf('')), []],
  ['a person says two things of a place', bar(false, saidTwice('drop index review_of_person')), [saidOnce]],
  [
    'a place announces',
    bar(false, 'insert into announcement (listing_id) select id from listing'),
    [announces],
  ],
  ['somebody who works at a store is a store', salon('', 1000), [storesAre]],
  ['somebody has left who does something', salon('professional', 1000, 'delete from staff'), [worksThere]],
  ['a store is found by another price', salon('professional', 1500), [leastPrice]],
  ['something is added at another store', salon('professional', 1000, addedElsewhere), [addsItsOwn]],
  ['a service needs what its store has not', salon('professional', 1000, needsChair), [hasNeeds]],
  ['a service needs what its store has', salon('professional', 1000, addChair('salon') + needsChair), []],
  [
    'a visit takes what is of another store',
    visit(2, taken(0, 30) + elsewhere + addChair('elsewhere') + unitTaken(0, 30)),
    [hasNeeds],
  ],
  ['a unit is taken twice', visit(2, taken(0, 30) + addChair('salon') + unitTakenTwice), [noUnitTwice]],
  ['a unit is taken', visit(2, taken(0, 30) + addChair('salon') + unitTaken(0, 30)), []],
  ['a store is found by its least price', salon('professional', 1000), []],
  ['somebody is taken twice', visit(2, takenTwice), [nobodyTwice]],
  ['somebody is taken for a part of their work', visit(2, taken(0, 20)), [hasPeople]],
  ['somebody is taken by who has cancelled', visit(6, taken(0, 30)), [hasPeople]],
  [
    'a visit ends before it ends',
    visit(2, `${taken(0, 30)} update visit_line set until_min = until_min - 5`),
    [inARow],
  ],
  ['somebody comes to an address late', visit(2, taken(0, 30) + comesLate(5)), [comesThen]],
  ['something is collected late', visit(2, collectsLate(5)), [collectedFirst]],
  ['something is collected in time', visit(2, collectsLate(0)), []],
  ['somebody comes to an address in time', visit(2, taken(0, 30) + comesLate(0)), []],
  [
    'what was declined is still held',
    visit(2, taken(0, 30) + proposed('declined', 'null')),
    [heldForProposal],
  ],
  [
    'an answer is asked for, and nobody knows',
    visit(2, taken(0, 30) + proposed('open', 'null')),
    [heldForProposal],
  ],
  ['an answer is asked for', visit(2, taken(0, 30) + proposed('open', "'2026-06-09T10:00Z'")), []],
  ['somebody is taken for their work', visit(2, taken(-5, 35)), []],
  ['what a booking brought moved twice', broughtBack('credited', 2), [creditedOnce]],
  ['what is still to come moved already', broughtBack('pending', 1), [creditedOnce]],
  ['what a booking brought moved', broughtBack('credited', 1), []],
  [
    'a cancelled booking still brings something',
    broughtBack('pending', 0, cancelIt),
    [cancelledBringsNothing],
  ],
  ['a booking is to bring something', broughtBack('pending', 0), []],
  ['a lasting refusal is remembered', remembered(422, '{"success": false}'), []],
]

test.each(planted)('it is noticed, or rightly not, when %s', async (_, statement, found) => {
  expect(await foundAfter(statement)).toEqual(found)
})

test('every invariant is broken above at least once', () => {
  expect([...new Set(planted.flatMap(([, , found]) => found))].sort()).toEqual(Object.keys(invariants).sort())
})

test('whatever is broken is named, so that it can be found', async () => {
  await sql.raw(remembered(409, '{"success": false}')).execute(query)
  const { rows } = await sql<{ id: number }>`select id from account`.execute(query)
  expect(await brokenInvariants(query)).toEqual([{ invariant: lasting, what: `${rows[0]?.id} a key` }])
  await sql`delete from idempotency`.execute(query)
})
