-- A day on which an event takes place. What is sold is sold for a date: an event that is given its next one keeps
-- the old one with its tickets, so that a booking always says when it was for.
create table event_date (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  unique (listing_id, starts_at),
  unique (listing_id, id)
);

-- What only events have. The listing repeats the times of the date to come, by which it is found.
create table event (
  listing_id bigint primary key references listing (id) on delete cascade,
  date_id bigint not null,
  is_online boolean not null default false,
  tags jsonb not null default '[]' check (jsonb_typeof(tags) = 'array'),
  languages jsonb not null default '[]' check (jsonb_typeof(languages) = 'array'),
  video_links jsonb not null default '[]' check (jsonb_typeof(video_links) = 'array'),
  google_map_url text check (google_map_url like 'https://%'),
  foreign key (listing_id, date_id) references event_date (listing_id, id)
);
create index event_online on event (listing_id) where is_online;

create table ticket (
  id bigint generated always as identity primary key,
  date_id bigint not null references event_date (id) on delete cascade,
  position integer not null default 0,
  name text not null check (name <> ''),
  description text not null default '',
  price_minor bigint not null check (price_minor >= 0),
  capacity integer not null,
  sold integer not null default 0,
  most_per_order smallint not null check (most_per_order between 1 and 100),
  -- Null: open from the first, and until the event begins.
  sales_from timestamptz,
  sales_until timestamptz check (sales_until > sales_from),
  check (sold between 0 and capacity),
  unique (date_id, name)
);

-- What a business gives back, by vertical; no row: nothing.
create table business_cashback (
  business_id bigint not null references business (id) on delete cascade,
  vertical text not null check (vertical in ('events', 'rentals', 'places', 'announcements', 'services')),
  redeem_percent numeric(5, 2) not null check (redeem_percent between 0 and 100),
  most_redeem_minor bigint not null check (most_redeem_minor >= 0),
  primary key (business_id, vertical)
);

create table favourite (
  account_id bigint not null references account (id) on delete cascade,
  listing_id bigint not null references listing (id) on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, listing_id)
);
create index favourite_by_age on favourite (account_id, created_at desc, listing_id desc);
create index favourite_by_listing on favourite (listing_id);

create table recent_view (
  account_id bigint not null references account (id) on delete cascade,
  listing_id bigint not null references listing (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (account_id, listing_id)
);
create index recent_view_by_age on recent_view (account_id, viewed_at desc, listing_id desc);
create index recent_view_by_listing on recent_view (listing_id);

create table review (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  account_id bigint references account (id) on delete cascade,
  -- Who has no account here, such as one whose review was brought along from elsewhere.
  author text not null default '' check (author <> '' or account_id is not null),
  -- Tenths of a star.
  rating smallint not null check (rating between 0 and 50),
  review text not null default '' check (length(review) <= 20000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index review_by_age on review (listing_id, updated_at desc, id desc) where review <> '';
create index review_by_listing on review (listing_id);
create index review_by_account on review (account_id) where account_id is not null;

-- For paging from the nearest and filtering by category on the map.
create index listing_by_category_place on listing using gist (category_id, position) where is_active;
