-- Where somebody who offers something is written to; without an address the operator answers for them.
alter table business add column email text check (length(email) <= 254 and email like '%_@_%');

-- People are told of more than bookings. The subject is what a notification is about beside one: the newer of the
-- same takes the place of one that nobody has read.
alter table notification alter column booking_id drop not null;
alter table notification add column subject text check (length(subject) <= 100);
alter table notification add constraint notification_about check (booking_id is not null or subject is not null);
create index notification_of_subject on notification (account_id, subject) where subject is not null;

-- A thread between somebody and who is behind a listing.
create table inquiry (
  id bigint generated always as identity primary key,
  reference text not null unique check (length(reference) = 22),
  listing_id bigint not null references listing (id) on delete cascade,
  account_id bigint not null references account (id),
  -- Of the other side, where that has an account too.
  other_account_id bigint references account (id),
  other_name text not null check (length(other_name) <= 200),
  kind text not null check (kind in ('question', 'request')),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'closed', 'blocked')),
  -- Why somebody reported it; it is frozen then.
  report text check (length(report) <= 40),
  -- Of the link by which the other side reads and answers. The secret itself is nowhere.
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  secret_until timestamptz not null,
  -- The last message each side has seen.
  asker_read bigint not null default 0,
  other_read bigint not null default 0,
  -- The last message of each side; the marketplace's own count as the other's.
  last_from_asker bigint not null default 0,
  last_from_other bigint not null default 0,
  -- How many in a row wait for an answer.
  unanswered smallint not null default 0 check (unanswered >= 0),
  -- When the last mail about it is due, or was sent, to each side: at most so many a quarter of an hour.
  asker_mail_at timestamptz,
  other_mail_at timestamptz,
  -- When the mail that is owed to the other side leaves; pushed forward while somebody is at it.
  mail_due_at timestamptz,
  mail_tries smallint not null default 0 check (mail_tries >= 0),
  last_at timestamptz not null,
  created_at timestamptz not null,
  check (account_id <> other_account_id)
);
-- One thread a person and listing, until it is over.
create unique index inquiry_one on inquiry (listing_id, account_id) where state in ('open', 'accepted');
create index inquiry_of_account on inquiry (account_id, last_at desc, id desc);
create index inquiry_of_other on inquiry (other_account_id, last_at desc, id desc) where other_account_id is not null;
create index inquiry_unread on inquiry (account_id) where last_from_other > asker_read;
create index inquiry_unread_by_other on inquiry (other_account_id) where last_from_asker > other_read;
create index inquiry_mail_due on inquiry (mail_due_at) where mail_due_at is not null;
create index inquiry_by_age on inquiry (last_at);

-- What was written. Nothing of it changes, but that it is taken away.
create table inquiry_message (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  side text not null check (side in ('asker', 'other', 'house')),
  text text not null check (length(text) <= 2000 and (text <> '' or hidden_at is not null)),
  -- By which a message that is sent again is known to be the same.
  message_key text check (length(message_key) <= 64),
  created_at timestamptz not null,
  hidden_at timestamptz,
  unique (inquiry_id, message_key)
);
create index inquiry_message_of on inquiry_message (inquiry_id, id desc);
