-- What happened to a person beside their bookings, to be told of as `booking_event` is. What they are told, and in which
-- language, is said when they are told.
create table account_event (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- What it is about. It is the topic of the push, which holds no more than this.
  subject text not null check (subject ~ '^[A-Za-z0-9_-]{1,32}$'),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null,
  told_at timestamptz,
  -- The same of the same subject happens once.
  unique (account_id, kind, subject)
);
create index account_event_to_tell on account_event (id) where told_at is null;
