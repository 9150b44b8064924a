-- Calendars that professionals have elsewhere, and what was read in each at last; as rental_calendar.
create table staff_calendar (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  url text not null check (url ~ '^https?://' and length(url) <= 2000),
  etag text check (length(etag) <= 1000),
  last_modified text check (length(last_modified) <= 1000),
  busy jsonb not null default '[]' check (jsonb_typeof(busy) = 'array'),
  read_at timestamptz,
  problem text not null default '',
  failures integer not null default 0 check (failures >= 0),
  next_at timestamptz not null,
  unique (listing_id, url)
);
create index staff_calendar_due on staff_calendar (next_at);

-- Whether somebody is away because a calendar elsewhere says so. Only that calendar ends it.
alter table absence add column is_elsewhere boolean not null default false;

-- The link by which a professional's visits are read as a calendar. Nobody here knows its key: only the hash.
create table staff_feed (
  professional_id bigint primary key references listing (id) on delete cascade,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  created_at timestamptz not null
);
