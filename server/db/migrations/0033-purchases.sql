-- What people buy that is no booking: a gift card. It is had once it is paid.
create table purchase (
  id bigint generated always as identity primary key,
  -- By which it is paid, and asked about, as a booking's.
  reference text not null unique check (reference ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  account_id bigint not null references account (id),
  kind text not null check (kind in ('gift_card')),
  -- As the person read it.
  title text not null,
  -- What was promised: whatever changes afterwards does not change it.
  terms jsonb not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- As a booking's: 8 waits for its payment, 4 is done, 6 has ended without.
  status smallint not null check (status in (4, 6, 8)),
  pay_until timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 8) = (settled_at is null))
);
create index purchase_of_account on purchase (account_id, created_at);
create index purchase_to_end on purchase (pay_until) where status = 8;

-- Money comes for a booking or for a purchase, and goes back there.
alter table payment alter column booking_id drop not null,
  add column purchase_id bigint references purchase (id),
  add constraint payment_of_one check (num_nonnulls(booking_id, purchase_id) = 1),
  add constraint payment_of_change_of_booking check (change_id is null or booking_id is not null);
drop index payment_one_open;
create unique index payment_one_open on payment (booking_id, change_id, purchase_id) nulls not distinct
  where state = 'open';
create index payment_of_purchase on payment (purchase_id) where purchase_id is not null;
alter table refund alter column booking_id drop not null,
  add column purchase_id bigint references purchase (id),
  add constraint refund_of_one check (num_nonnulls(booking_id, purchase_id) = 1),
  drop constraint refund_once;
alter table refund add constraint refund_once
  unique nulls not distinct (booking_id, purchase_id, source, payment_id, change_no);

alter table gift_card add column purchase_id bigint unique references purchase (id);
