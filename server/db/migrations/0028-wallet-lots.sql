-- What a wallet holds, by where it came from and until when it is good. A gift card is one lot by itself: it has none.
create table wallet_lot (
  id bigint generated always as identity primary key,
  wallet_id bigint not null references wallet (id),
  origin text not null check (origin in ('opening', 'welcome', 'earned')),
  given_minor bigint not null check (given_minor > 0),
  left_minor bigint not null check (left_minor between 0 and given_minor),
  -- From then on it holds nothing, whether it was emptied yet or not; null: never.
  expires_at timestamptz,
  created_at timestamptz not null
);
create index wallet_lot_of_wallet on wallet_lot (wallet_id) where left_minor > 0;
create index wallet_lot_to_empty on wallet_lot (expires_at) where left_minor > 0;

-- What a booking took of a lot, and what of it went back there.
create table lot_use (
  booking_id bigint not null references booking (id),
  lot_id bigint not null references wallet_lot (id),
  amount_minor bigint not null check (amount_minor > 0),
  back_minor bigint not null default 0 check (back_minor between 0 and amount_minor),
  primary key (booking_id, lot_id)
);
create index lot_use_of_lot on lot_use (lot_id);

-- What people have today is one lot a wallet, and what their bookings took came out of it.
insert into wallet_lot (wallet_id, origin, given_minor, left_minor, created_at)
select w.id, 'opening', w.balance_minor + coalesce(taken.amount, 0), w.balance_minor, w.created_at
from wallet w left join (
  select p.wallet_id, sum(p.amount_minor) as amount
  from booking_part p join booking b on b.id = p.booking_id where b.status <> 6 group by p.wallet_id
) taken on taken.wallet_id = w.id
where w.kind in ('wallet', 'cashback', 'bonus') and w.balance_minor + coalesce(taken.amount, 0) > 0;
insert into lot_use (booking_id, lot_id, amount_minor)
select p.booking_id, l.id, p.amount_minor
from booking_part p join booking b on b.id = p.booking_id join wallet_lot l on l.wallet_id = p.wallet_id
where b.status <> 6;

-- A person has a wallet for each currency the marketplace has had.
drop index wallet_of_account;
create unique index wallet_of_account on wallet (account_id, kind, business_id, currency) nulls not distinct
  where kind in ('wallet', 'cashback', 'bonus');
update wallet set slug = slug || '-' || lower(currency) where kind in ('wallet', 'cashback', 'bonus');

-- An operator stopped the card: what comes back to it does not make it good again.
alter table gift_card add column stopped_at timestamptz;
