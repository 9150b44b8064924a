-- Calendars of other places where the same thing is let, and what was read in each at last.
create table rental_calendar (
  id bigint generated always as identity primary key,
  listing_id bigint not null references rental (listing_id) on delete cascade,
  url text not null check (url ~ '^https?://' and length(url) <= 2000),
  -- What it was marked with, so that it is read anew only when it has changed.
  etag text check (length(etag) <= 1000),
  last_modified text check (length(last_modified) <= 1000),
  -- The times it names, as pairs of instants; those that are already taken here stand in it all the same.
  busy jsonb not null default '[]' check (jsonb_typeof(busy) = 'array'),
  -- When what is written here was asked for: what was asked for earlier and comes later is not believed.
  read_at timestamptz,
  -- What was wrong the last time, for people; '': nothing.
  problem text not null default '',
  failures integer not null default 0 check (failures >= 0),
  next_at timestamptz not null,
  unique (listing_id, url)
);
create index rental_calendar_due on rental_calendar (next_at);

-- A time in which it is let elsewhere: neither held nor booked here.
alter table stay add column is_elsewhere boolean not null default false
  check (not is_elsewhere or num_nonnulls(hold_id, booking_id) = 0);
create index stay_elsewhere on stay (listing_id) where is_elsewhere;
