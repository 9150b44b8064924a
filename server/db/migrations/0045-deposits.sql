-- What a store wants when a visit is booked: a part of its price, or an amount, from a subtotal on. The rest is paid
-- there.
alter table store
  add column deposit_percent numeric(5, 2) check (deposit_percent > 0 and deposit_percent <= 100),
  add column deposit_minor bigint check (deposit_minor > 0),
  add column deposit_from_minor bigint not null default 0 check (deposit_from_minor >= 0),
  add check (num_nonnulls(deposit_percent, deposit_minor) <= 1);
-- What had to be paid when the booking was made; venue_minor has what was left to the place.
alter table booking add column deposit_minor bigint not null default 0 check (deposit_minor >= 0);
