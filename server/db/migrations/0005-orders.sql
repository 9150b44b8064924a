-- What holds for buying at a listing; no row: the marketplace's own terms, which are in the code.
create table booking_terms (
  listing_id bigint primary key references listing (id) on delete cascade,
  -- The organiser looks at each order before it is confirmed.
  needs_confirmation boolean not null default false,
  -- Until so many hours before the start all is given back, then until so many hours before it a part.
  full_refund_hours integer not null,
  part_refund_hours integer not null check (part_refund_hours >= 0),
  part_refund_percent smallint not null check (part_refund_percent between 0 and 100),
  check (full_refund_hours >= part_refund_hours)
);

-- One thing bought, of any vertical. What it said when it was bought stays with it.
create table booking (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  account_id bigint not null references account (id),
  vertical text not null check (vertical in ('events', 'rentals', 'places', 'announcements', 'services')),
  listing_id bigint not null references listing (id),
  title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status smallint not null check (status in (1, 2, 3, 4, 6, 8)),
  needs_confirmation boolean not null default false,
  payment_mode text not null check (payment_mode in ('WALLET', 'PAY_AT_VENUE', 'Online')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  subtotal_minor bigint not null check (subtotal_minor >= 0),
  total_minor bigint not null check (total_minor between 0 and subtotal_minor),
  wallet_minor bigint not null check (wallet_minor >= 0),
  payable_minor bigint not null check (payable_minor >= 0),
  referral_minor bigint not null default 0 check (referral_minor >= 0),
  bill_lines jsonb not null default '[]' check (jsonb_typeof(bill_lines) = 'array'),
  full_refund_until timestamptz not null,
  part_refund_until timestamptz not null,
  part_refund_percent smallint not null check (part_refund_percent between 0 and 100),
  note text not null default '' check (length(note) <= 2000),
  -- Until when an online payment is waited for; after it the booking counts as cancelled, written down or not.
  pay_until timestamptz check (pay_until is not null or status <> 8),
  cancel_reason text check (cancel_reason in ('customer', 'operator', 'lapsed')),
  cancelled_at timestamptz,
  created_at timestamptz not null,
  check (wallet_minor + payable_minor = total_minor),
  check ((status = 6) = (cancelled_at is not null)),
  check ((cancelled_at is null) = (cancel_reason is null))
);
create index booking_of_account on booking (account_id, starts_at);
create index booking_of_listing on booking (listing_id);
create index booking_to_pay on booking (pay_until) where status = 8;
create index booking_to_complete on booking (ends_at) where status in (2, 3);
-- The discount of a referred person's first booking is given once.
create unique index booking_one_referral on booking (account_id) where referral_minor > 0 and status <> 6;

-- What happened to a booking, in order; whoever tells people about it reads it here.
create table booking_event (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking (id),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index booking_event_of_booking on booking_event (booking_id, id);

-- Stock that is kept for somebody. One that is past its time holds nothing, whether it is still here or not.
create table hold (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  vertical text not null check (vertical in ('events', 'rentals', 'places', 'announcements', 'services')),
  account_id bigint references account (id) on delete cascade,
  -- Of a booking that waits for its payment.
  booking_id bigint unique references booking (id),
  is_extended boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '1 hour')
);
create index hold_by_expiry on hold (expires_at);
create index hold_of_account on hold (account_id) where account_id is not null;

create table ticket_hold (
  hold_id text not null references hold (id) on delete cascade,
  ticket_id bigint not null references ticket (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (hold_id, ticket_id)
);
create index ticket_hold_of_ticket on ticket_hold (ticket_id);

create table ticket_booking (
  booking_id bigint not null references booking (id),
  ticket_id bigint not null references ticket (id),
  name text not null,
  quantity integer not null check (quantity > 0),
  price_minor bigint not null check (price_minor >= 0),
  primary key (booking_id, ticket_id)
);
create index ticket_booking_of_ticket on ticket_booking (ticket_id);

-- Coupons, gift cards and memberships are good everywhere, or for one vertical, business or listing.
create table coupon (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,39}$'),
  -- By language code; English is always there.
  descriptions jsonb not null check (descriptions ? 'en'),
  discount_percent numeric(5, 2) check (discount_percent between 0 and 100),
  discount_minor bigint check (discount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  max_discount_minor bigint check (max_discount_minor >= 0),
  min_subtotal_minor bigint check (min_subtotal_minor >= 0),
  vertical text,
  business_id bigint references business (id),
  listing_id bigint references listing (id),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  most_uses integer check (most_uses > 0),
  most_uses_per_person integer check (most_uses_per_person > 0),
  uses integer not null default 0 check (uses >= 0),
  -- Shown to everybody it is good for; else only to who knows its code.
  is_listed boolean not null default true,
  is_active boolean not null default true,
  created_at timestamptz not null,
  constraint coupon_left check (uses <= most_uses),
  check ((discount_percent is null) <> (discount_minor is null))
);

create table coupon_use (
  booking_id bigint primary key references booking (id),
  coupon_id bigint not null references coupon (id),
  account_id bigint not null references account (id),
  created_at timestamptz not null
);
create index coupon_use_of_person on coupon_use (coupon_id, account_id);
create index coupon_use_of_account on coupon_use (account_id);

create table gift_card_campaign (
  id bigint generated always as identity primary key,
  titles jsonb not null check (titles ? 'en'),
  descriptions jsonb not null check (descriptions ? 'en'),
  value_minor bigint not null check (value_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  validity_days integer not null check (validity_days > 0),
  vertical text,
  business_id bigint references business (id),
  listing_id bigint references listing (id),
  is_active boolean not null default true
);

-- What is on a card stands in its wallet. Its code is known to nobody here: only its hash, and how it ends.
create table gift_card (
  id bigint generated always as identity primary key,
  wallet_id bigint not null unique references wallet (id),
  -- Whose it is; nobody's until it is redeemed.
  account_id bigint references account (id),
  campaign_id bigint references gift_card_campaign (id),
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  code_end text not null check (length(code_end) = 4),
  pin_hash bytea not null check (octet_length(pin_hash) = 32),
  pin_tries smallint not null default 0 check (pin_tries between 0 and 5),
  vertical text,
  business_id bigint references business (id),
  listing_id bigint references listing (id),
  bought_by bigint references account (id),
  recipient_name text not null default '',
  recipient_email text not null default '',
  message text not null default '' check (length(message) <= 2000),
  expires_at timestamptz not null check (expires_at > created_at),
  created_at timestamptz not null
);
create index gift_card_of_account on gift_card (account_id) where account_id is not null;

create table membership_campaign (
  id bigint generated always as identity primary key,
  titles jsonb not null check (titles ? 'en'),
  descriptions jsonb not null check (descriptions ? 'en'),
  price_minor bigint not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  validity_days integer not null check (validity_days > 0),
  discount_percent numeric(5, 2) not null check (discount_percent between 0 and 100),
  -- How often it may be used; null: as often as one likes.
  most_uses integer check (most_uses > 0),
  vertical text,
  business_id bigint references business (id),
  listing_id bigint references listing (id),
  is_active boolean not null default true
);

-- What was promised when it was bought stays as it was.
create table membership (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  campaign_id bigint not null references membership_campaign (id),
  price_minor bigint not null check (price_minor >= 0),
  discount_percent numeric(5, 2) not null check (discount_percent between 0 and 100),
  most_uses integer check (most_uses > 0),
  uses integer not null default 0 check (uses >= 0),
  expires_at timestamptz not null check (expires_at > created_at),
  created_at timestamptz not null,
  constraint membership_left check (uses <= most_uses)
);
create index membership_of_account on membership (account_id);

create table membership_use (
  booking_id bigint primary key references booking (id),
  membership_id bigint not null references membership (id),
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index membership_use_of_membership on membership_use (membership_id);

-- What a business takes off for points; no row: nothing.
create table bonus_campaign (
  business_id bigint not null references business (id) on delete cascade,
  vertical text not null check (vertical in ('events', 'rentals', 'places', 'announcements', 'services')),
  discount_percent numeric(5, 2) check (discount_percent between 0 and 100),
  discount_minor bigint check (discount_minor > 0),
  is_active boolean not null default true,
  primary key (business_id, vertical),
  check ((discount_percent is null) <> (discount_minor is null))
);

-- What of a booking came out of which wallet: where it goes back to.
create table booking_part (
  booking_id bigint not null references booking (id),
  source text not null check (source in ('wallet', 'cashback', 'bonus', 'gift_card')),
  wallet_id bigint not null references wallet (id),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (booking_id, source)
);
create index booking_part_of_wallet on booking_part (wallet_id);

-- One try to pay online. Several may fail before one does not, and a late one may succeed after the booking is gone.
create table payment (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking (id),
  -- Ours, by which the gateway knows it.
  reference text not null unique,
  gateway text not null,
  page_url text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('open', 'paid', 'declined', 'expired')),
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'open') = (settled_at is null))
);
create unique index payment_one_open on payment (booking_id) where state = 'open';
create index payment_of_booking on payment (booking_id);
create index payment_to_ask on payment (created_at) where state = 'open';

-- What gateways told us, each thing once.
create table payment_event (
  gateway text not null,
  event_id text not null,
  payment_reference text not null,
  kind text not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);

create table refund (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking (id),
  source text not null check (source in ('wallet', 'cashback', 'bonus', 'gift_card', 'card')),
  payment_id bigint references payment (id) check ((payment_id is not null) = (source = 'card')),
  amount_minor bigint not null check (amount_minor > 0),
  -- Wallets have it at once; a gateway is asked until it says yes.
  state text not null check (state in ('pending', 'done')),
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null)),
  unique nulls not distinct (booking_id, source, payment_id)
);
create index refund_to_make on refund (created_at) where state = 'pending';
create index refund_of_payment on refund (payment_id) where payment_id is not null;

-- The books of the gateway that stands in for a real one.
create table sandbox_checkout (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  reference text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  description text not null,
  return_url text not null,
  state text not null check (state in ('open', 'paid', 'declined', 'expired')),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check (refunded_minor <= amount_minor)
);
create table sandbox_refund (
  reference text primary key,
  checkout_id text not null references sandbox_checkout (id),
  amount_minor bigint not null check (amount_minor > 0)
);
create table sandbox_event (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  checkout_id text not null references sandbox_checkout (id),
  kind text not null check (kind in ('paid', 'declined', 'expired')),
  due_at timestamptz not null,
  sent_at timestamptz,
  tries smallint not null default 0
);
create index sandbox_event_of_checkout on sandbox_event (checkout_id);
create index sandbox_event_due on sandbox_event (due_at) where sent_at is null;
