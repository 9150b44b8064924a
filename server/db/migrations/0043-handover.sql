-- Where a business hands over what it lets: seven lists of {open, close}, Monday first, by the clock there.
create table handover_point (
  id bigint generated always as identity primary key,
  business_id bigint not null references business (id) on delete cascade,
  name text not null,
  address text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  week jsonb not null check (jsonb_typeof(week) = 'array' and jsonb_array_length(week) = 7),
  -- In the currency of what is handed over.
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  -- Opens the key box, where nobody is there.
  box_code text,
  is_active boolean not null default true
);
create index handover_point_of_business on handover_point (business_id);

-- Who drives for a business: to what it lets, whatever that is.
create table courier (
  id bigint generated always as identity primary key,
  business_id bigint not null references business (id) on delete cascade,
  name text not null
);
create index courier_of_business on courier (business_id);

-- How a listing is handed over. Distances are in metres from where it is.
create table handover_offer (
  listing_id bigint primary key references listing (id) on delete cascade,
  points boolean not null default false,
  brings boolean not null default false,
  fetches boolean not null default false,
  radius_m integer not null default 0 check (radius_m >= 0),
  free_m integer not null default 0 check (free_m >= 0),
  base_fee_minor bigint not null default 0 check (base_fee_minor >= 0),
  -- Of each kilometre beyond the free distance that is begun.
  per_km_minor bigint not null default 0 check (per_km_minor >= 0),
  -- Of giving back at another point.
  one_way_fee_minor bigint not null default 0 check (one_way_fee_minor >= 0),
  lead_minutes integer not null default 120 check (lead_minutes between 0 and 43200),
  window_minutes integer not null default 60 check (window_minutes in (60, 120, 180)),
  cutoff_minutes integer not null default 1440 check (cutoff_minutes between 0 and 43200),
  -- When addresses are served, by the clock there.
  week jsonb not null check (jsonb_typeof(week) = 'array' and jsonb_array_length(week) = 7),
  -- null: there are people enough for whatever is wanted at once.
  courier_id bigint references courier (id) on delete set null,
  phone text,
  check (points or brings or fetches)
);
create index handover_offer_of_courier on handover_offer (courier_id) where courier_id is not null;

-- When a courier drives for what is held or booked: never to two at one time, whoever writes it and how often.
create table courier_drive (
  id bigint generated always as identity primary key,
  courier_id bigint not null references courier (id) on delete cascade,
  during tstzrange not null check (lower_inc(during) and not upper_inc(during) and upper(during) > lower(during)),
  hold_id text references hold (id) on delete cascade,
  booking_id bigint references booking (id),
  check (num_nonnulls(hold_id, booking_id) = 1),
  constraint courier_drive_no_overlap exclude using gist (courier_id with =, during with &&)
);
create index courier_drive_of_hold on courier_drive (hold_id) where hold_id is not null;
create index courier_drive_of_booking on courier_drive (booking_id) where booking_id is not null;

-- How what was booked is taken over and given back, as it was agreed. What says where somebody lives and how they are
-- called is emptied some time after the end.
create table booking_handover (
  booking_id bigint not null references booking (id),
  leg text not null check (leg in ('pickup', 'drop')),
  kind text not null check (kind in ('point', 'address')),
  point_id bigint references handover_point (id) on delete set null,
  name text not null default '',
  address text not null,
  latitude double precision,
  longitude double precision,
  distance_m integer check (distance_m >= 0),
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  contact_name text not null,
  contact_phone text not null,
  note text not null default '',
  fee_minor bigint not null check (fee_minor >= 0),
  primary key (booking_id, leg)
);
create index booking_handover_of_point on booking_handover (point_id) where point_id is not null;
create index booking_handover_to_wipe on booking_handover (until_at) where contact_name <> '';
