-- The public half of every key that tickets were signed with. The private one is never here: it follows from the
-- server's secret. Whoever was given a ticket before that changed still gets in.
create table ticket_key (
  kid bytea primary key check (octet_length(kid) = 4),
  public_key bytea not null unique check (octet_length(public_key) = 32),
  created_at timestamptz not null
);

-- Each ticket that was shown at the door, once.
create table admission (
  booking_id bigint not null references booking (id),
  number smallint not null check (number > 0),
  admitted_at timestamptz not null,
  primary key (booking_id, number)
);

-- Who rates rates what they booked, each booking once. Reviews brought along from elsewhere have none.
alter table review add column booking_id bigint unique references booking (id);
