-- People put money of their own into their wallet, and have it paid out to where it came from.
alter table purchase drop constraint purchase_kind_check,
  add constraint purchase_kind_check check (kind in ('gift_card', 'membership', 'top_up'));

-- What somebody put in themselves knows by which purchase: only there can it go back to.
alter table wallet_lot drop constraint wallet_lot_origin_check,
  add constraint wallet_lot_origin_check check (origin in ('opening', 'welcome', 'earned', 'top_up')),
  add column purchase_id bigint unique references purchase (id),
  add constraint wallet_lot_of_top_up check ((origin = 'top_up') = (purchase_id is not null)),
  -- It is theirs for as long as they like.
  add constraint wallet_lot_own_never_ends check (origin <> 'top_up' or expires_at is null);

-- Money that left a wallet for where it came from.
create table payout (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  move_id bigint not null unique references wallet_move (id),
  created_at timestamptz not null
);
create index payout_of_account on payout (account_id);
alter table refund add column payout_id bigint references payout (id),
  add constraint refund_paid_out check (payout_id is null or purchase_id is not null),
  drop constraint refund_once;
alter table refund add constraint refund_once
  unique nulls not distinct (booking_id, purchase_id, source, payment_id, change_no, payout_id);
create index refund_of_payout on refund (payout_id) where payout_id is not null;
