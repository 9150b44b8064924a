-- The language somebody last used there: what is told to a device, or by mail, is told in it.
alter table session add column language text check (length(language) <= 35);

-- When people were told of it; what was there before is not told any more.
alter table booking_event add column told_at timestamptz;
update booking_event set told_at = created_at;
create index booking_event_to_tell on booking_event (id) where told_at is null;

-- Reminders look for what is about to begin.
create index booking_to_remind on booking (starts_at) where status = 2;

-- What somebody was told, whichever way it reaches them. What it says is in its kind and details; in which language,
-- who reads decides.
create table notification (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  booking_id bigint not null references booking (id),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- The fact it tells of: whoever comes to the same again finds it told.
  fact text not null unique check (length(fact) <= 200),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_of_account on notification (account_id, id desc);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_of_booking on notification (booking_id);

-- What is still to leave for a device or a mailbox. It goes once the next hop has it; a device that is gone takes its own along.
create table delivery (
  id bigint generated always as identity primary key,
  notification_id bigint not null references notification (id) on delete cascade,
  -- The device; without one it goes by mail.
  session_id bigint,
  service text check (service = 'notification'),
  tries smallint not null default 0 check (tries >= 0),
  -- Not before; pushed forward while somebody is at it, so that who dies over it leaves it to the next.
  due_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (session_id, service) references push_device (session_id, service) on delete cascade,
  check ((session_id is null) = (service is null)),
  unique nulls not distinct (notification_id, session_id)
);
create index delivery_due on delivery (due_at);
create index delivery_of_device on delivery (session_id, service);
