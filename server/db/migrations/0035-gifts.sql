-- A gift card on its way from one person to another: it is nobody's until who got the mail claims it.
create table gift (
  id bigint generated always as identity primary key,
  gift_card_id bigint not null references gift_card (id),
  giver_id bigint not null references account (id),
  recipient_name text not null,
  recipient_email text not null,
  message text not null check (length(message) <= 500),
  -- What was on the card; how much of it is left is the business of who has it.
  amount_minor bigint not null check (amount_minor > 0),
  -- Of the mail.
  language text not null,
  -- When it is to leave, or is tried again; null: no mail is on its way.
  mail_due_at timestamptz,
  mail_tries smallint not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  claimed_at timestamptz,
  taken_back_at timestamptz check (taken_back_at is null or claimed_at is null),
  created_at timestamptz not null
);
create unique index gift_one_open on gift (gift_card_id) where claimed_at is null and taken_back_at is null;
create index gift_of_giver on gift (giver_id);
create index gift_to_mail on gift (mail_due_at) where mail_due_at is not null;

alter table gift_card
  -- Whoever knew the code of an earlier version knows nothing any more.
  add column code_version smallint not null default 1 check (code_version > 0),
  -- They stand on the gift.
  drop column recipient_name, drop column recipient_email, drop column message;
