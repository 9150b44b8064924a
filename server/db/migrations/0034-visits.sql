-- How a store is booked.
alter table store
  -- A visit begins at whole steps, counted from when the store opens.
  add column step_minutes smallint not null default 15 check (step_minutes in (5, 10, 15, 20, 30, 60)),
  -- How long before it begins it is booked at the latest, and how many days at the earliest.
  add column lead_minutes integer not null default 60 check (lead_minutes between 0 and 43200),
  add column horizon_days smallint not null default 60 check (horizon_days between 1 and 365),
  add column most_minutes smallint not null default 480 check (most_minutes between 5 and 1440);

alter table store_service
  -- While it works by itself whoever does it is free for others: from so many minutes after it began, for so many.
  add column gap_at smallint not null default 0 check (gap_at >= 0 and gap_at % 5 = 0),
  add column gap_minutes smallint not null default 0 check (gap_minutes >= 0 and gap_minutes % 5 = 0),
  -- Whoever does it prepares for so long, and clears up for so long.
  add column before_minutes smallint not null default 0 check (before_minutes between 0 and 240 and before_minutes % 5 = 0),
  add column after_minutes smallint not null default 0 check (after_minutes between 0 and 240 and after_minutes % 5 = 0),
  add constraint gap_within_service check (gap_minutes = 0 or gap_at > 0 and gap_at + gap_minutes < duration);

alter table staff
  -- When they work, within the hours of the store: seven lists of {open, close}, Monday first; null: whenever it is open.
  add column schedule jsonb check (jsonb_typeof(schedule) = 'array' and jsonb_array_length(schedule) = 7),
  -- Days that are not like their weekday: {day, name, hours}.
  add column special_days jsonb not null default '[]' check (jsonb_typeof(special_days) = 'array'),
  -- When they last got a visit for which nobody was asked for by name.
  add column last_any_at timestamptz;

-- When somebody is away whatever their hours say. It may lie over what is booked with them already. Here and below,
-- times are whole minutes since 1970.
create table absence (
  id bigint generated always as identity primary key,
  professional_id bigint not null references listing (id) on delete cascade,
  from_min integer not null,
  until_min integer not null check (until_min > from_min)
);
create index absence_of_professional on absence (professional_id, until_min);

-- When somebody is taken by a visit that is held or booked, clearing up included. Nobody is taken twice at one time,
-- whoever writes it and how often: only a whole transaction is looked at, so that a visit may move over its own time.
create table occupancy (
  id bigint generated always as identity primary key,
  professional_id bigint not null references listing (id),
  from_min integer not null,
  until_min integer not null check (until_min > from_min),
  hold_id text references hold (id) on delete cascade,
  booking_id bigint references booking (id),
  check (num_nonnulls(hold_id, booking_id) = 1),
  constraint occupancy_no_overlap exclude using gist (professional_id with =, int4range(from_min, until_min) with &&)
    deferrable initially immediate
);
create index occupancy_of_hold on occupancy (hold_id) where hold_id is not null;
create index occupancy_of_booking on occupancy (booking_id) where booking_id is not null;

-- A visit that is held: as it was asked for, and who does what of it.
create table visit_hold (
  hold_id text primary key references hold (id) on delete cascade,
  store_id bigint not null references store (listing_id) on delete cascade,
  item jsonb not null check (jsonb_typeof(item) = 'object'),
  lines jsonb not null check (jsonb_typeof(lines) = 'array')
);
create index visit_hold_of_store on visit_hold (store_id);

-- What was booked of a visit, in its order, as it was agreed.
create table visit_line (
  booking_id bigint not null references booking (id),
  no smallint not null check (no > 0),
  service_id bigint not null references store_service (id),
  name text not null,
  -- null: nobody was asked for by name, and it is not paid yet.
  professional_id bigint references listing (id),
  professional_name text not null default '',
  is_any boolean not null,
  from_min integer not null,
  until_min integer not null check (until_min > from_min),
  gap_at smallint not null default 0,
  gap_minutes smallint not null default 0,
  price_minor bigint not null check (price_minor >= 0),
  primary key (booking_id, no),
  check (is_any or professional_id is not null)
);
create index visit_line_of_service on visit_line (service_id);
create index visit_line_of_professional on visit_line (professional_id) where professional_id is not null;
