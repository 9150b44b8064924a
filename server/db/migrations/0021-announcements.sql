-- What only announcements have. One ends with its listing's ends_at.
create table announcement (
  listing_id bigint primary key references listing (id) on delete cascade,
  is_bookable boolean not null default false,
  -- The listing it stands for; bookable without one, it is booked by a request.
  links_to bigint references listing (id) check (links_to <> listing_id),
  contact_account_id bigint references account (id) on delete set null,
  contact_name text not null default '',
  contact_email text check (contact_email <> ''),
  contact_phone text check (contact_phone <> ''),
  -- Whether logged-in people are told; nobody else is.
  shows_email boolean not null default false,
  shows_phone boolean not null default false,
  video_links jsonb not null default '[]' check (jsonb_typeof(video_links) = 'array'),
  google_map_url text check (google_map_url like 'https://%'),
  check (links_to is null or is_bookable)
);
create index announcement_of_listing on announcement (links_to) where links_to is not null;
create index announcement_of_account on announcement (contact_account_id) where contact_account_id is not null;

-- What people have made of a listing lately: favourites and views, counted anew every hour.
alter table listing add column popular real not null default 0 check (popular >= 0);
create index listing_by_popularity on listing (vertical, kind, popular desc, id desc) where is_active;
-- Those that may have to be counted down again.
create index listing_popular on listing (id) where popular > 0;
