-- What only rentals have; what one costs, and by what it is priced, stands in its listing.
create table rental (
  listing_id bigint primary key references listing (id) on delete cascade,
  -- Of each day beyond whole weeks or months; null: those cost their share of one.
  day_price_minor bigint check (day_price_minor >= 0),
  -- Held while it is rented, and never part of the price.
  deposit_minor bigint not null default 0 check (deposit_minor >= 0),
  -- vehicle_info or properties_info, by the listing's kind.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  terms jsonb not null default '{}' check (jsonb_typeof(terms) = 'object'),
  video_links jsonb not null default '[]' check (jsonb_typeof(video_links) = 'array'),
  google_map_url text check (google_map_url like 'https://%')
);

-- A time in which a rental is taken: held, booked, or, with neither, not to be had here. All of them stand under one
-- rule, so that no two overlap, whoever writes them and how often. One held in vain keeps its place until somebody
-- else comes for it, and is taken away by them.
create table stay (
  id bigint generated always as identity primary key,
  listing_id bigint not null references rental (listing_id) on delete cascade,
  during tstzrange not null check (lower_inc(during) and not upper_inc(during) and upper(during) > lower(during)),
  hold_id text unique references hold (id) on delete cascade,
  booking_id bigint unique references booking (id),
  check (num_nonnulls(hold_id, booking_id) <= 1),
  constraint stay_no_overlap exclude using gist (listing_id with =, during with &&)
);

-- What a booked stay cost when it was booked, and of what that was made.
create table rental_booking (
  booking_id bigint primary key references booking (id),
  price_minor bigint not null check (price_minor >= 0),
  pricing_type text not null check (pricing_type in ('per_day', 'per_week', 'per_month')),
  days integer not null check (days > 0),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  deposit_minor bigint not null check (deposit_minor >= 0)
);

-- What is said of whom something was rented from, beside what is said of the thing itself.
alter table business add column rating_total bigint not null default 0 check (rating_total >= 0);
alter table business add column rating_count integer not null default 0 check (rating_count >= 0);

create table business_review (
  id bigint generated always as identity primary key,
  business_id bigint not null references business (id) on delete cascade,
  account_id bigint references account (id) on delete cascade,
  booking_id bigint not null unique references booking (id),
  -- Tenths of a star.
  rating smallint not null check (rating between 0 and 50),
  review text not null default '' check (length(review) <= 20000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index business_review_of_business on business_review (business_id, updated_at desc, id desc);
create index business_review_of_account on business_review (account_id) where account_id is not null;
