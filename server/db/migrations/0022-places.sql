-- When who offers a listing last changed what is said of it; null: not since it was added. Reports that were written
-- before are out of date then, and areas that are kept on a device are told what became another.
alter table listing add column changed_at timestamptz;

-- What only places have. When one is open stands here twice: as it is shown, and as it is searched.
create table place (
  listing_id bigint primary key references listing (id) on delete cascade,
  -- Seven lists of {open, close}, Monday first, each of the spans that begin on that day; null: nobody has said.
  schedule jsonb check (jsonb_typeof(schedule) = 'array' and jsonb_array_length(schedule) = 7),
  -- The same in minutes since that day's midnight, joined where they overlap: 1320 to 1560 is 22:00 to 02:00.
  spans int4multirange[] check (cardinality(spans) = 7),
  -- Whether any of its days is unlike its weekday: only then place_day is looked at.
  has_days boolean not null default false,
  -- The hours of a week, 0 to 167 from Monday 0:00 by the clock there, in which it is ever open.
  open_slots smallint[] not null default '{}',
  -- Which holidays it has; those of the region '' are everybody's.
  region text not null default '',
  -- What it does on them: null, nobody has said; "usual"; or a list of {open, close}, which is empty where it is closed.
  holiday_hours jsonb check (holiday_hours = '"usual"' or jsonb_typeof(holiday_hours) = 'array'),
  state text not null default 'open' check (state in ('open', 'closed_for_now', 'closed_for_good')),
  -- The day on which what is closed for now opens again.
  closed_until date check (closed_until is null or state = 'closed_for_now'),
  note text not null default '' check (length(note) <= 200),
  hours_checked_on date,
  amenities jsonb not null default '[]' check (jsonb_typeof(amenities) = 'array'),
  price_range text not null default '' check (length(price_range) <= 200),
  contacts jsonb not null default '{}' check (jsonb_typeof(contacts) = 'object'),
  video_links jsonb not null default '[]' check (jsonb_typeof(video_links) = 'array'),
  google_map_url text check (google_map_url like 'https://%'),
  check ((schedule is null) = (spans is null))
);
create index place_open_slots on place using gin (open_slots);

-- A day that is not like its weekday: one the place has said, or a holiday of its region, of which it is derived.
create table place_day (
  listing_id bigint not null references place (listing_id) on delete cascade,
  day date not null check (day >= '1900-01-01'),
  -- As in a schedule; null: it may differ, nobody knows how. Null on both, or on neither.
  hours jsonb check (jsonb_typeof(hours) = 'array'),
  spans int4multirange,
  -- Of a day that the place has said; a holiday is called what its row says.
  name text not null default '' check (length(name) <= 200),
  is_holiday boolean not null default false,
  primary key (listing_id, day),
  check ((hours is null) = (spans is null))
);

-- What the operator says is a holiday somewhere.
create table holiday (
  region text not null,
  day date not null check (day >= '1900-01-01'),
  -- By language code; English is always there.
  names jsonb not null check (names ? 'en'),
  primary key (region, day)
);

-- Where an event takes place, if that is a place of ours.
alter table event add column place_id bigint references place (listing_id) on delete set null;
create index event_at_place on event (place_id) where place_id is not null;

-- A place is tagged with what there is at it.
create or replace function tags_of(id bigint) returns text language sql stable
  return concat_ws(' ', (select words_in(tags) from event where listing_id = tags_of.id),
    (select 'dog friendly, pets welcome, se admiten mascotas y perros, يسمح بالكلاب والحيوانات الأليفة' from rental
      where listing_id = tags_of.id and terms @> '{"allows_pets": true}'),
    (select words_in(amenities) from place where listing_id = tags_of.id));

create trigger words_of_place after insert on place
  for each row when (new.amenities <> '[]') execute function keep_tagged_words();
create trigger words_of_changed_place after update of amenities on place
  for each row when (old.amenities <> new.amenities) execute function keep_tagged_words();
