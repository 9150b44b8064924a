-- Other times for a booking that wait until they are paid online, beside those it has. Once they are paid the booking
-- has them; where they are not, it stays as it was.
create table booking_change (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking (id),
  -- Which of the booking's changes it would be.
  change_no integer not null check (change_no > 0),
  -- As they were asked for, by the clock at the place, and the instants that are.
  start_date text not null,
  end_date text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- To Pay afterwards, as the person saw it, and what of it is to be paid online now.
  total_minor bigint not null check (total_minor >= amount_minor),
  amount_minor bigint not null check (amount_minor > 0),
  -- 'ended': not paid in time, given up, or no longer to be had.
  state text not null check (state in ('open', 'done', 'ended')),
  pay_until timestamptz not null,
  created_at timestamptz not null
);
create unique index booking_change_one_open on booking_change (booking_id) where state = 'open';
create index booking_change_of_booking on booking_change (booking_id);
create index booking_change_to_pay on booking_change (pay_until) where state = 'open';

-- The change it pays for; null: the booking itself.
alter table payment add column change_id bigint references booking_change (id);
create index payment_of_change on payment (change_id) where change_id is not null;
drop index payment_one_open;
create unique index payment_one_open on payment (booking_id, change_id) nulls not distinct where state = 'open';

-- What is kept for a change lies around the time the booking has: before it, after it, or both.
alter table stay drop constraint stay_hold_id_key;
create index stay_of_hold on stay (hold_id) where hold_id is not null;
