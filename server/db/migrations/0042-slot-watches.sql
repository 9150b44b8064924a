-- Somebody waits for a time at a store that suits them.
create table slot_watch (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  store_id bigint not null references store (listing_id) on delete cascade,
  services jsonb not null check (jsonb_typeof(services) = 'array'),
  -- The visit they have booked and would rather have earlier, and when that begins in whole minutes since 1970.
  booking_id bigint references booking (id),
  before_min integer,
  -- Days by the calendar at the store, weekdays from Monday, 1, on; and when on a day it is to begin, in its minutes.
  from_date date not null,
  until_date date not null,
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'),
  from_minute smallint not null check (from_minute >= 0),
  until_minute smallint not null check (until_minute < 1440),
  created_at timestamptz not null,
  -- Whoever has waited longest is asked first; who lets three times pass waits behind all others.
  queued_at timestamptz not null,
  -- When the times begin that were held for them and they let pass, in whole minutes since 1970: not asked again.
  let_pass integer[] not null default '{}',
  -- The time that is held for them just now, or was until a moment ago.
  offered_min integer,
  hold_id text references hold (id) on delete set null,
  check (from_date <= until_date),
  check (from_minute <= until_minute),
  check ((booking_id is null) = (before_min is null)),
  check (hold_id is null or offered_min is not null)
);
create index slot_watch_of_account on slot_watch (account_id);
create index slot_watch_in_line on slot_watch (store_id, queued_at, id);
create index slot_watch_offered on slot_watch (id) where offered_min is not null;
create index slot_watch_of_hold on slot_watch (hold_id) where hold_id is not null;
create index slot_watch_of_booking on slot_watch (booking_id) where booking_id is not null;

-- When somebody became free at a store at which people wait for a time, to be looked at by whoever serves those.
create table freed_time (
  id bigint generated always as identity primary key,
  store_id bigint not null references store (listing_id) on delete cascade,
  professional_id bigint not null references listing (id) on delete cascade,
  from_min integer not null,
  until_min integer not null check (until_min > from_min)
);
create index freed_time_of_store on freed_time (store_id);

-- However it comes that somebody is free: cancelled, moved, not paid, let go of by who held it, or back after all.
create function note_freed_time() returns trigger language plpgsql as $$
begin
  insert into freed_time (store_id, professional_id, from_min, until_min)
    select staff.store_id, old.professional_id, old.from_min, old.until_min from staff
    where staff.professional_id = old.professional_id
      and exists (select from slot_watch where slot_watch.store_id = staff.store_id);
  return null;
end $$;
create trigger freed_by_occupancy after delete on occupancy for each row execute function note_freed_time();
create trigger freed_by_absence after delete on absence for each row execute function note_freed_time();
