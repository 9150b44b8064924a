-- What a business gives back of what is paid for a visit: a part of it, as cashback or points at the same business.
create table perk_rule (
  business_id bigint not null references business (id) on delete cascade,
  vertical text not null check (vertical in ('events', 'rentals', 'places', 'announcements', 'services')),
  kind text not null check (kind in ('cashback', 'bonus')),
  percent numeric(5, 2) not null check (percent > 0 and percent <= 50),
  -- Below this nothing is given; null: of any amount.
  least_paid_minor bigint check (least_paid_minor > 0),
  most_earned_minor bigint check (most_earned_minor > 0),
  -- From the day on which it is given; null: it never ends.
  valid_days integer check (valid_days between 1 and 3650),
  -- After the visit.
  wait_hours smallint not null default 24 check (wait_hours between 0 and 8760),
  is_active boolean not null default true,
  primary key (business_id, vertical, kind)
);

-- What a booking brings back, with the terms it was made under: whatever becomes of the rule, these hold.
create table earning (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking (id),
  kind text not null check (kind in ('cashback', 'bonus')),
  account_id bigint not null references account (id),
  business_id bigint not null references business (id),
  percent numeric(5, 2) not null check (percent > 0 and percent <= 50),
  least_paid_minor bigint,
  most_earned_minor bigint,
  valid_days integer,
  wait_hours smallint not null,
  -- What it is reckoned of.
  basis_minor bigint not null check (basis_minor > 0),
  amount_minor bigint not null check (amount_minor > 0),
  due_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'credited', 'void', 'reversed')),
  -- Why there is nothing, or nothing any more.
  reason text check (reason in ('cancelled', 'too_little', 'not_seen', 'erased', 'operator')),
  move_id bigint unique references wallet_move (id),
  lot_id bigint unique references wallet_lot (id),
  settled_at timestamptz,
  unique (booking_id, kind),
  check ((state in ('credited', 'reversed')) = (move_id is not null)),
  check ((move_id is null) = (lot_id is null)),
  check ((state in ('void', 'reversed')) = (reason is not null))
);
create index earning_due on earning (due_at) where state = 'pending';
create index earning_of_account on earning (account_id) where state = 'pending';

-- When an operator noted that what was to be paid at the place was paid there.
alter table booking add column venue_paid_at timestamptz;
