create extension if not exists btree_gist;
create extension if not exists cube;
create extension if not exists earthdistance;
create extension if not exists pg_trgm;

-- What the operator changed; what is not here has its default in the code.
create table setting (
  key text primary key,
  value text not null
);

create table language (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  name text not null,
  is_default boolean not null default false,
  is_active boolean not null default true,
  check (is_active or not is_default)
);
create unique index language_one_default on language (is_default) where is_default;

insert into language (code, name, is_default) values
  ('en', 'English', true),
  ('ar', 'العربية', false),
  ('es', 'Español', false);

create table text_override (
  language_code text not null references language (code) on delete cascade,
  key text not null,
  value text not null,
  primary key (language_code, key)
);

create table page_override (
  language_code text not null references language (code) on delete cascade,
  slug text not null,
  kind text not null check (kind in ('help', 'faq', 'policy')),
  title text not null,
  content text not null,
  position integer not null default 0,
  primary key (language_code, slug)
);

-- One row: the numbers that open clients watch.
create table app_version (
  single boolean primary key default true check (single),
  settings_version integer not null default 1 check (settings_version > 0),
  cache_version integer not null default 1 check (cache_version > 0)
);
insert into app_version default values;

create table account (
  id bigint generated always as identity primary key,
  name text not null,
  disabled_at timestamptz,
  created_at timestamptz not null
);

create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index session_of_account on session (account_id, last_seen_at desc);
create index session_by_last_seen on session (last_seen_at);

-- The first answer of every call that must happen once, written in the transaction of its effect.
create table idempotency (
  owner bigint not null references account (id) on delete cascade,
  key text not null check (length(key) between 1 and 255),
  call text not null,
  request_hash bytea not null check (octet_length(request_hash) = 32),
  status smallint not null,
  reply jsonb not null,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_by_age on idempotency (created_at);
