-- What people say is wrong with a listing's page, or is still right.
create table listing_report (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  account_id bigint not null references account (id),
  kind text not null check (kind in
    ('hours', 'closed', 'moved', 'contact', 'photo', 'wrong_person', 'other', 'still_right')),
  text text not null default '' check (length(text) <= 1000),
  -- When the page that its writer saw was read: of one that has changed since it says nothing.
  seen_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'done', 'stale')),
  -- What its writer was told in the end.
  answer text not null default '' check (length(answer) <= 200),
  created_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'open') = (done_at is null)),
  check (kind <> 'other' or text <> '')
);
-- Said again it is the same report, until it is settled.
create unique index report_once on listing_report (listing_id, account_id, kind) where state = 'open';
create index report_of_account on listing_report (account_id);
create index report_open on listing_report (id) where state = 'open';
create index report_still_right on listing_report (listing_id, created_at) where kind = 'still_right';
