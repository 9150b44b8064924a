-- What only stores have. A store is a listing of services of no kind; who works there has a page of their own, which is
-- a listing of the kind 'professional'.
create table store (
  listing_id bigint primary key references listing (id) on delete cascade,
  -- Seven lists of {open, close}, Monday first, each of the spans that begin on that day; null: nobody has said.
  schedule jsonb check (jsonb_typeof(schedule) = 'array' and jsonb_array_length(schedule) = 7),
  -- Days that are not like their weekday: {day, name, hours}, of which hours are null where nobody knows them.
  special_days jsonb not null default '[]' check (jsonb_typeof(special_days) = 'array'),
  -- Which holidays it has; those of the region '' are everybody's.
  region text not null default '',
  -- What it does on them; null: nobody has said.
  on_holidays text check (on_holidays in ('usual', 'closed')),
  state text not null default 'open' check (state in ('open', 'closed_for_now', 'closed_for_good')),
  -- The day on which what is closed for now opens again.
  closed_until date check (closed_until is null or state = 'closed_for_now'),
  note text not null default '' check (length(note) <= 200),
  hours_checked_on date,
  phone text check (phone <> ''),
  website text check (website like 'https://%'),
  video_links jsonb not null default '[]' check (jsonb_typeof(video_links) = 'array')
);

-- Under which services of stores of a category stand together.
create table service_sub_category (
  id bigint generated always as identity primary key,
  category_id bigint not null references category (id) on delete cascade,
  slug text not null,
  -- By language code; English is always there.
  names jsonb not null check (names ? 'en'),
  position integer not null default 0,
  unique (category_id, slug)
);

create table store_service (
  id bigint generated always as identity primary key,
  store_id bigint not null references store (listing_id) on delete cascade,
  sub_category_id bigint references service_sub_category (id) on delete set null,
  name text not null check (name <> '' and length(name) <= 200),
  content text not null default '' check (length(content) <= 20000),
  -- One goes there, they come, or they collect what is to be seen to and bring it back.
  type text not null default 'at_store' check (type in ('at_store', 'at_home', 'collect')),
  -- In minutes.
  duration smallint not null check (duration between 5 and 1440 and duration % 5 = 0),
  price_minor bigint not null check (price_minor >= 0),
  position integer not null default 0,
  is_active boolean not null default true,
  unique (store_id, name)
);
create index service_of_sub_category on store_service (sub_category_id) where sub_category_id is not null;

-- Who works at a store.
create table staff (
  store_id bigint not null references store (listing_id) on delete cascade,
  professional_id bigint not null references listing (id) on delete cascade,
  -- What they do there, as the store puts it.
  role text not null default '' check (length(role) <= 200),
  position integer not null default 0,
  primary key (store_id, professional_id)
);
create index staff_of_professional on staff (professional_id);

-- Who does what there. Of a service for which nobody is named it is not known.
create table staff_service (
  service_id bigint not null references store_service (id) on delete cascade,
  professional_id bigint not null references listing (id) on delete cascade,
  -- null: as of anybody.
  duration smallint check (duration between 5 and 1440 and duration % 5 = 0),
  price_minor bigint check (price_minor >= 0),
  primary key (service_id, professional_id)
);
create index staff_service_of_professional on staff_service (professional_id);

-- A store is found by what it does.
create or replace function tags_of(id bigint) returns text language sql stable
  return concat_ws(' ', (select words_in(tags) from event where listing_id = tags_of.id),
    (select 'dog friendly, pets welcome, se admiten mascotas y perros, يسمح بالكلاب والحيوانات الأليفة' from rental
      where listing_id = tags_of.id and terms @> '{"allows_pets": true}'),
    (select words_in(amenities) from place where listing_id = tags_of.id),
    (select string_agg(name, ' ' order by position, store_service.id) from store_service
      where store_id = tags_of.id and is_active));

create function keep_service_words() returns trigger language plpgsql as $$
begin
  perform refresh_listing_words(array(select distinct store_id from changed));
  return null;
end $$;
create trigger words_of_added_services after insert on store_service
  referencing new table as changed for each statement execute function keep_service_words();
create trigger words_of_changed_services after update on store_service
  referencing new table as changed for each statement execute function keep_service_words();
create trigger words_of_removed_services after delete on store_service
  referencing old table as changed for each statement execute function keep_service_words();
