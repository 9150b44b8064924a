-- What a store has for visits besides people, such as two chairs and a treatment room. Resources of a kind stand in for
-- each other, and so do the units of one.
create table resource (
  id bigint generated always as identity primary key,
  store_id bigint not null references store (listing_id) on delete cascade,
  kind text not null check (kind <> '' and length(kind) <= 40),
  name text not null check (name <> '' and length(name) <= 100),
  units smallint not null default 1 check (units between 1 and 50),
  position integer not null default 0,
  is_active boolean not null default true,
  unique (store_id, name)
);

-- The kinds of which a service takes one unit each, from its preparation to its clearing up.
alter table store_service add column needs text[] not null default '{}' check (cardinality(needs) <= 5);

-- A row takes a person or one unit. Nor is a unit taken twice at one time, whoever writes it and how often.
alter table occupancy
  alter column professional_id drop not null,
  add column resource_id bigint references resource (id),
  add column unit smallint check (unit > 0),
  add constraint occupancy_of_person_or_unit check (
    num_nonnulls(professional_id, resource_id) = 1 and (resource_id is null) = (unit is null)),
  add constraint occupancy_no_unit_twice
    exclude using gist (resource_id with =, unit with =, int4range(from_min, until_min) with &&)
    where (resource_id is not null) deferrable initially immediate;

-- When a unit is not to be had, or none of its resource: then `unit` is null.
alter table absence
  alter column professional_id drop not null,
  add column resource_id bigint references resource (id) on delete cascade,
  add column unit smallint check (unit > 0),
  add constraint absence_of_person_or_resource check (
    num_nonnulls(professional_id, resource_id) = 1 and (unit is null or resource_id is not null));
create index absence_of_resource on absence (resource_id, until_min) where resource_id is not null;

alter table freed_time
  alter column professional_id drop not null,
  add column resource_id bigint references resource (id) on delete cascade,
  add column unit smallint,
  add constraint freed_time_of_person_or_resource check (num_nonnulls(professional_id, resource_id) = 1);

create or replace function note_freed_time() returns trigger language plpgsql as $$
begin
  insert into freed_time (store_id, professional_id, resource_id, unit, from_min, until_min)
    select its.store_id, old.professional_id, old.resource_id, old.unit, old.from_min, old.until_min
    from (
      select store_id from staff where staff.professional_id = old.professional_id
      union all
      select store_id from resource where resource.id = old.resource_id
    ) as its
    where exists (select from slot_watch where slot_watch.store_id = its.store_id);
  return null;
end $$;

-- How many visits to come one person may have there that are paid at the store; null: as many as they like.
alter table store add column most_unpaid smallint check (most_unpaid between 1 and 50);
