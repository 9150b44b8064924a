-- What a store adds to its services: it takes so many minutes more, or none, whoever does it.
create table addon (
  id bigint generated always as identity primary key,
  store_id bigint not null references store (listing_id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 200),
  duration smallint not null check (duration between 0 and 480 and duration % 5 = 0),
  price_minor bigint not null check (price_minor >= 0),
  position integer not null default 0,
  is_active boolean not null default true,
  unique (store_id, name)
);

create table service_addon (
  service_id bigint not null references store_service (id) on delete cascade,
  addon_id bigint not null references addon (id) on delete cascade,
  primary key (service_id, addon_id)
);
create index service_addon_of_addon on service_addon (addon_id);

-- What was added to a line as it was agreed: {id, name, price_minor}, beside the price of the service itself.
alter table visit_line add column addons jsonb not null default '[]' check (jsonb_typeof(addons) = 'array');

-- Nothing was added to what is held, asked or waited for so far.
update visit_hold set
  item = jsonb_set(item, '{services}', (
    select jsonb_agg(it || '{"addons": []}' order by no)
    from jsonb_array_elements(item -> 'services') with ordinality as own (it, no))),
  lines = (
    select coalesce(jsonb_agg(it || '{"addons": []}' order by no), '[]')
    from jsonb_array_elements(lines) with ordinality as own (it, no));
update visit_proposal set lines = (
  select coalesce(jsonb_agg(it || '{"addons": []}' order by no), '[]')
  from jsonb_array_elements(lines) with ordinality as own (it, no));
update slot_watch set services = (
  select coalesce(jsonb_agg(it || '{"addons": []}' order by no), '[]')
  from jsonb_array_elements(services) with ordinality as own (it, no));
