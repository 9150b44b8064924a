-- What one is known by. An account that was forgotten keeps its row for the books, and none of this.
alter table account
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,15}$'),
  -- A number or address that was only claimed gives way to whoever proves that it is theirs.
  add column phone_confirmed_at timestamptz,
  add column email text check (length(email) between 3 and 254),
  add column email_confirmed_at timestamptz,
  add column pending_email text check (length(pending_email) between 3 and 254),
  add column password_hash text,
  add column notifications jsonb not null default '{}',
  add column referral_code text not null default upper(substr(md5(random()::text), 1, 10)),
  add column referred_by bigint references account (id) check (referred_by <> id),
  add column deletion_at timestamptz,
  add column erased_at timestamptz;
create unique index account_phone on account (phone);
create unique index account_email on account (lower(email));
create unique index account_referral_code on account (referral_code);
create index account_by_referrer on account (referred_by) where referred_by is not null;
create index account_to_erase on account (deletion_at) where deletion_at is not null and erased_at is null;

-- Codes sent to phones. One that was used is taken away, in the transaction of what it was used for.
create table one_time_code (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('login', 'register', 'change-phone')),
  phone text not null,
  -- Who asked, where that must be the one who uses it.
  account_id bigint references account (id) on delete cascade,
  salt bytea not null check (octet_length(salt) = 16),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '10 minutes')
);
create unique index one_time_code_newest on one_time_code (phone, purpose);
create index one_time_code_by_expiry on one_time_code (expires_at);

-- When something that is limited was done, for limits that must survive a restart and hold across servers.
create table attempt (
  kind text not null,
  subject text not null check (length(subject) <= 400),
  times timestamptz[] not null,
  last_at timestamptz not null,
  primary key (kind, subject)
);
create index attempt_by_age on attempt (last_at);

-- How many SMS left on a day (UTC): the breaker against somebody making money from our messages.
create table sms_day (
  day date primary key,
  sent integer not null check (sent >= 0)
);

-- Links sent by mail, known by the hash of their secret.
create table mail_link (
  secret_hash bytea primary key check (octet_length(secret_hash) = 32),
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  account_id bigint not null references account (id) on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_link_of_account on mail_link (account_id, purpose);
create index mail_link_by_expiry on mail_link (expires_at);

-- As whom other services know the person. An e-mail address says nothing here: only issuer and subject do.
create table identity (
  issuer text not null,
  subject text not null,
  account_id bigint not null references account (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identity_of_account on identity (account_id);

-- A login with another service, from leaving for it until the account is found or opened.
create table social_login (
  ticket_hash bytea primary key check (octet_length(ticket_hash) = 32),
  provider text not null check (provider in ('google', 'facebook')),
  state_hash bytea not null check (octet_length(state_hash) = 32),
  nonce text not null,
  code_verifier text not null,
  issuer text,
  subject text,
  name text not null default '',
  email text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index social_login_by_expiry on social_login (expires_at);

create table avatar (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{22}$'),
  account_id bigint not null unique references account (id) on delete cascade,
  image bytea not null
);

-- Where pushes go. A device is known by its session, so that it ends with it.
create table push_device (
  session_id bigint not null references session (id) on delete cascade,
  service text not null check (service in ('notification', 'onesignal')),
  push_token text not null check (length(push_token) <= 4096),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  device_type text not null check (device_type in ('web', 'android', 'ios')),
  created_at timestamptz not null,
  primary key (session_id, service)
);

-- All that is worth money, in minor units: each person's wallets, and the house's own, from which and to which money
-- moves. What a move takes from some it gives to others, so that all of it together is always nothing.
create table wallet (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('wallet', 'cashback', 'bonus', 'gift_card', 'house')),
  account_id bigint references account (id),
  -- Whose cashback or bonus it is; for the house, what the wallet is for.
  business_id bigint references business (id),
  slug text not null unique,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  balance_minor bigint not null default 0,
  created_at timestamptz not null,
  constraint wallet_covered check (balance_minor >= 0 or kind = 'house'),
  check (kind = 'gift_card' or (kind = 'house') = (account_id is null))
);
create unique index wallet_of_account on wallet (account_id, kind, business_id) nulls not distinct
  where kind in ('wallet', 'cashback', 'bonus');

create table wallet_move (
  id bigint generated always as identity primary key,
  reason text not null check (reason ~ '^[a-z_]{1,40}$'),
  -- What it was for, such as a booking.
  reference text not null default '',
  created_at timestamptz not null
);

create table wallet_entry (
  id bigint generated always as identity primary key,
  move_id bigint not null references wallet_move (id),
  wallet_id bigint not null references wallet (id),
  amount_minor bigint not null check (amount_minor <> 0)
);
create index wallet_entry_of_wallet on wallet_entry (wallet_id, id desc);
create index wallet_entry_of_move on wallet_entry (move_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was booked stays as it is: book the opposite.' using errcode = 'restrict_violation';
end $$;
create trigger wallet_entry_stays before update or delete on wallet_entry
  for each row execute function refuse_change();
create trigger wallet_move_stays before update or delete on wallet_move
  for each row execute function refuse_change();
