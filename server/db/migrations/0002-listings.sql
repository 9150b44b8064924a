create table business (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  about text not null default '',
  mark text not null
);

create table category (
  id bigint generated always as identity primary key,
  vertical text not null,
  kind text not null default '',
  slug text not null,
  -- By language code; English is always there.
  names jsonb not null check (names ? 'en'),
  cover_image text not null,
  position integer not null default 0,
  unique (vertical, slug)
);

create table listing (
  id bigint generated always as identity primary key,
  vertical text not null check (vertical in ('events', 'rentals', 'places', 'announcements', 'services')),
  -- Where a vertical has sorts of one thing: 'vehicle' and 'properties' of rentals.
  kind text not null default '',
  slug text not null unique,
  title text not null,
  content text not null default '',
  cover_image text not null,
  cover_color text not null check (cover_color ~ '^#[0-9a-f]{6}$'),
  gallery jsonb not null default '[]',
  category_id bigint references category (id),
  business_id bigint references business (id),
  price_minor bigint check (price_minor >= 0),
  pricing_type text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Kept with each review, so that a card needs no sum over them.
  rating_total bigint not null default 0 check (rating_total >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  avg_rating real not null generated always as
    (case when rating_count = 0 then 0 else rating_total / 10.0 / rating_count end) stored,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  position cube not null generated always as (ll_to_earth(latitude, longitude)) stored,
  time_zone text not null,
  address text not null,
  land_mark text not null default '',
  -- Of what happens at a time; the rest is always there.
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  is_active boolean not null default true,
  created_at timestamptz not null
);

-- Near a point within a vertical, and from there the nearest first.
create index listing_by_place on listing using gist (vertical, position) where is_active;
-- Each order carries its tie-breaker, or equal rows would be sorted anew on every page.
create index listing_by_rating on listing (vertical, kind, avg_rating desc, id desc) where is_active;
create index listing_by_price on listing (vertical, kind, price_minor, id) where is_active;
create index listing_by_start on listing (vertical, starts_at, id) where is_active and starts_at is not null;
create index listing_by_age on listing (vertical, created_at desc, id desc) where is_active;
create index listing_by_category on listing (category_id, id) where is_active;
create index listing_by_business on listing (business_id, id) where is_active;
-- Suggestions: part of a title, with a slip of the finger.
create index listing_by_words on listing using gin (lower(title) gin_trgm_ops) where is_active;
