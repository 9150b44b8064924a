-- Who brings others gets something once such a friend has been somewhere.
create index account_referred_by on account (referred_by) where referred_by is not null;
alter table wallet_lot drop constraint wallet_lot_origin_check,
  add constraint wallet_lot_origin_check check (origin in ('opening', 'welcome', 'earned', 'top_up', 'referral'));
create table referral_reward (
  -- Each friend brings something once.
  referred_id bigint primary key references account (id),
  referrer_id bigint not null references account (id),
  booking_id bigint not null unique references booking (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What is over the most that somebody may bring in a year is written down, and not given.
  state text not null check (state in ('credited', 'over_limit')),
  move_id bigint unique references wallet_move (id),
  created_at timestamptz not null,
  check (referrer_id <> referred_id),
  check ((state = 'credited') = (move_id is not null))
);
create index referral_reward_of_referrer on referral_reward (referrer_id, created_at);

-- Numbers that accounts had once: who comes back with one is no newcomer. Only a keyed hash outlives the account.
create table known_number (hash bytea primary key, first_seen timestamptz not null);
